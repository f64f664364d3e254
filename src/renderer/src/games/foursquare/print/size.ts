/** A card of 63 × 88 mm in the units of its print, which is 100 × 128 and stands in the middle. */
export const CARD = { width: 105, height: 146.67 };
export const MARGIN = { x: (CARD.width - 100) / 2, y: (CARD.height - 128) / 2 };
