/** What we use of subset-font, which brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
