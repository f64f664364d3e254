/** Icon containers around PNG pictures: Windows' ICO and macOS' ICNS. */

/** A picture of so many pixels a side. */
export interface Picture {
  readonly side: number;
  readonly png: Buffer;
}

export const ICO_SIDES = [16, 24, 32, 48, 64, 128, 256] as const;

/** Type codes of ICNS by the side of the picture; those for "twice as sharp" share sides with others. */
export const ICNS_TYPES: Readonly<Record<string, number>> = {
  icp4: 16,
  icp5: 32,
  ic11: 32,
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic14: 512,
  ic09: 512,
  ic10: 1024,
};

/** Header, one directory entry a picture, then the pictures. */
export function icoOf(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ side, png }, i) => {
    const at = 6 + 16 * i;
    // 256 does not fit a byte and is written as 0.
    header.writeUInt8(side % 256, at);
    header.writeUInt8(side % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** A chunk a picture, each with its type and length. */
export function icnsOf(pngOf: (side: number) => Buffer): Buffer {
  const chunks = Object.entries(ICNS_TYPES).map(([type, side]) => chunk(type, pngOf(side)));
  return chunk('icns', Buffer.concat(chunks));
}

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(body.length + 8, 4);
  return Buffer.concat([head, body]);
}
