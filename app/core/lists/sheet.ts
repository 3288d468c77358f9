import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#domain/shared/clock'

/** A list as a file for spreadsheets. */
export type Sheet<Row> = {
  /** The file's name begins with it: `subjects`. */
  name: string
  /** The columns, in the language of whoever asked. */
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

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** What an answer says of itself when it is a file to keep. */
export function fileHeaders(
  { response, tenant }: HttpContext,
  name: string,
  ending: keyof typeof types
) {
  const file = `${name}-${tenant.slug}-${today(tenant.timezone)}.${ending}`
  response.header('Content-Type', types[ending])
  response.header('Content-Disposition', `attachment; filename="${file}"`)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'no-store')
}
