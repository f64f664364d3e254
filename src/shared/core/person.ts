/** How many colours a person can have; a person keeps the number, the theme says which colour it is. */
export const PERSON_COLOURS = 12;
