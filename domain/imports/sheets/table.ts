const decoder = new TextDecoder()

/** `countsFrom1904` is how the workbook numbers its days. */
export type Table = { rows: string[][]; countsFrom1904: boolean }

const mark1904 = '{"countsFrom1904":true}'

/** Kept between upload and import as a line of JSON for each row, the headings first. */
export function packed({ rows, countsFrom1904 }: Table): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row) => JSON.stringify(row))
  return new TextEncoder().encode([...(countsFrom1904 ? [mark1904] : []), ...lines].join('\n'))
}

export function unpacked(table: Uint8Array): Table {
  const lines = decoder.decode(table).split('\n')
  const countsFrom1904 = lines[0] === mark1904
  const rows = lines.slice(countsFrom1904 ? 1 : 0).map((line) => JSON.parse(line) as string[])
  return { rows, countsFrom1904 }
}
