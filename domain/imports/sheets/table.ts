const decoder = new TextDecoder()

/** Kept between upload and import as a line of JSON for each row, the headings first. */
export const packed = (rows: string[][]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(rows.map((row) => JSON.stringify(row)).join('\n'))

export const unpacked = (table: Uint8Array): string[][] =>
  decoder
    .decode(table)
    .split('\n')
    .map((line) => JSON.parse(line) as string[])
