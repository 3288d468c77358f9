import { guessMapping } from '#domain/imports/columns/guess_mapping'
import { columnsOf } from '#domain/imports/columns/import_columns'
import type { ImportRecord, ImportSheet } from '#domain/imports/import'
import { today } from '#domain/shared/time/clock'

type Input = {
  sheet: ImportSheet
  /** Columns of ours that no heading is taken for. */
  ignored: readonly string[]
} & Pick<ImportRecord, 'entity'>

/** The columns of an import that follow from its sheet, with a guess of what the headings mean. */
export function sheetColumns({ sheet, entity, ignored }: Input) {
  const columns = columnsOf[entity].columns.filter(({ name }) => !ignored.includes(name))
  const { file, headings, sample, total } = sheet
  const order = sheet.date_order ?? 'dmy'
  const reading = { phoneCountry: 'SA', today: today('utc'), dateOrder: order }
  const mapping = guessMapping({ ...columnsOf[entity], columns }, headings, {
    rows: sample,
    reading,
  })
  return {
    file,
    total,
    headings: JSON.stringify(headings),
    sample: JSON.stringify(sample),
    mapping: JSON.stringify(mapping),
    date_order: order,
  }
}
