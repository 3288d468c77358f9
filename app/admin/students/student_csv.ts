import { stringify } from 'csv-stringify/sync'
import type { I18n } from '@adonisjs/i18n'
import { exportColumns, type ExportRow } from '#domain/people/queries/export_students'

const byteOrderMark = '\uFEFF'

/** No cell may start a formula (=, +, -, @, tab, CR and full-width forms: security §5, row 23). */
const options = { escape_formulas: true, record_delimiter: 'windows' } as const

/** The export's text, in the language of whoever asked; opens as it is in a spreadsheet. */
export class StudentCsv {
  constructor(private i18n: I18n) {}

  head() {
    const names = exportColumns.map((column) => this.i18n.t(`students.fields.${column}`))
    return byteOrderMark + stringify([names], options)
  }

  lines(rows: ExportRow[]) {
    return stringify(
      rows.map((row) => exportColumns.map((column) => this.#cell(column, row[column]))),
      options
    )
  }

  #cell(column: (typeof exportColumns)[number], value: string | null) {
    if (value === null) return ''
    if (column === 'status') return this.i18n.t(`students.status.${value}`)
    if (column === 'gender') return this.i18n.t(`students.gender.${value}`)
    return value
  }
}
