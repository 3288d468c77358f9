export type Sheet<Row> = {
  name: string
  columns: SheetColumn<Row>[]
  rows: () => AsyncIterable<Row[]>
}

export type SheetColumn<Row> = {
  title: string
  cell: (row: Row) => string | number | null
  /** A workbook reads the text as a day YYYY-MM-DD, an instant YYYY-MM-DD HH:MM or a number. */
  type?: 'day' | 'instant' | 'number'
}
