export type Sheet<Row> = {
  name: string
  columns: SheetColumn<Row>[]
  /** Called inside the tenant, while the answer flows. */
  rows: () => AsyncIterable<Row[]>
}

export type SheetColumn<Row> = {
  title: string
  cell: (row: Row) => string | null
  /** What a workbook makes of it, beside text: a day YYYY-MM-DD, an instant YYYY-MM-DD HH:MM, a number. */
  type?: 'day' | 'instant' | 'number'
}
