/** Both come without types. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'truetype'): Promise<Buffer>
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: 'truetype'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
