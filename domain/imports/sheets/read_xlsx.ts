import { Archive } from '#domain/imports/sheets/archive'
import { type Sheet, sheetLimits, SheetError } from '#domain/imports/sheets/sheet'
import { sharedStrings } from '#domain/imports/sheets/xlsx/shared_strings'
import { openWorkbook, type WorkbookSheet } from '#domain/imports/sheets/xlsx/workbook_parts'
import { Worksheet } from '#domain/imports/sheets/xlsx/worksheet'
import { XmlReader } from '#domain/imports/sheets/xlsx/xml_reader'

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)
const format = { format: 'xlsx', encoding: null, delimiter: null } as const

/**
 * The sheets as text, in the order of their tabs: days as YYYY-MM-DD, times of day as HH:MM, errors as
 * they are shown, formulas as their last result. A sheet is read piece by piece, so that formatted rows
 * without contents take no memory. A sheet that is too large by itself is its own error.
 */
export async function readXlsx(bytes: Uint8Array): Promise<(Sheet | SheetError)[]> {
  const archive = new Archive(bytes, isSheet)
  if (archive.names.filter(isSheet).length > sheetLimits.sheets)
    throw new SheetError('too_many_sheets')
  const { sheets, stringsPath, ...workbook } = openWorkbook(archive)
  const strings = sharedStrings(archive, stringsPath)
  const { countsFrom1904 } = workbook
  const read: (Sheet | SheetError)[] = []
  for (const { path, name, isHidden } of sheets) {
    const rows = await readRows(archive, path, new Worksheet({ strings, ...workbook }))
    read.push(
      rows instanceof SheetError ? rows : { ...format, name, isHidden, countsFrom1904, rows }
    )
  }
  return read
}

async function readRows(archive: Archive, path: WorkbookSheet['path'], worksheet: Worksheet) {
  const reader = new XmlReader(worksheet)
  try {
    for await (const piece of archive.stream(path)) reader.write(piece)
    reader.end()
    return worksheet.finish()
  } catch (error) {
    const isOwn = error instanceof SheetError && error.fault.startsWith('too_many')
    if (isOwn) return error
    throw error
  }
}
