import { chooseSheet, type SheetChoice } from '#domain/imports/sheets/choose_sheet'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import { otherFormat } from '#domain/imports/sheets/other_format'
import { readCsv } from '#domain/imports/sheets/read_csv'
import { readXlsx } from '#domain/imports/sheets/read_xlsx'
import { sheetLimits, type Sheet, SheetError } from '#domain/imports/sheets/sheet'

const archive = [0x50, 0x4b, 0x03, 0x04]

/**
 * Tells the format by the content, not the name. Throws SheetError when it is no table, exceeds the
 * limits, or has nothing under its headings. `entity` is what the list should hold.
 */
export async function readSheets(
  bytes: Uint8Array,
  entity: ImportEntity = 'students'
): Promise<SheetChoice> {
  if (bytes.length === 0) throw new SheetError('empty')
  if (bytes.length > sheetLimits.file) throw new SheetError('too_large')
  const fault = otherFormat(bytes)
  if (fault) throw new SheetError(fault)
  const isArchive = archive.every((byte, place) => bytes[place] === byte)
  return chooseSheet(isArchive ? await readXlsx(bytes) : [readCsv(bytes)], entity)
}

export const readSheet = async (bytes: Uint8Array): Promise<Sheet> =>
  (await readSheets(bytes)).chosen
