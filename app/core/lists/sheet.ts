export type Sheet<Row> = {
  name: string
  columns: SheetColumn<Row>[]
  rows: () => AsyncIterable<Row[]>
}

export type SheetColumn<Row> = {
  title: string
  cell: (row: Row) => string | null
  /** Other than text, in a workbook: a day YYYY-MM-DD, an instant YYYY-MM-DD HH:MM, a number. */
  type?: 'day' | 'instant' | 'number'
}
