import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { unpack } from '#domain/imports/sheets/archive'
import { sheetLimits, type Sheet, SheetError } from '#domain/imports/sheets/sheet'

type Cell = string | number | boolean | Date | null

const isNeeded = (name: string) =>
  /\.(xml|rels)$/.test(name) && !/\/(theme|drawings|media)\//.test(name)
const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)
const address = /<(?:\w+:)?(row|c)\b[^>]*?\br=["']([^"']*)["']/g
const definitions = ['<!DOCTYPE', '<!ENTITY']

/**
 * The first sheet as text: days as YYYY-MM-DD, times of day as HH:MM, formulas as their last result. The reader gets
 * checked parts only: none that unpacks to more than declared, no document type, no row or column
 * far out.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const parts = unpack(bytes, isNeeded)
  if ([...parts.keys()].filter(isSheet).length > sheetLimits.sheets)
    throw new SheetError('too_many_sheets')
  for (const [name, content] of parts) inspect(name, content)
  const rows = await read(zipSync(Object.fromEntries(parts), { level: 0 }))
  const text = { format: 'xlsx', encoding: null, delimiter: null } as const
  return { ...text, rows: rows.map((row) => row.map(written)) }
}

async function read(archive: Uint8Array): Promise<Cell[][]> {
  try {
    return (await readSheet(archive.buffer as ArrayBuffer)) as Cell[][]
  } catch {
    throw new SheetError('unreadable')
  }
}

function inspect(name: string, content: Buffer) {
  if (definitions.some((start) => content.includes(start))) throw new SheetError('unreadable')
  if (!isSheet(name)) return
  for (const [, tag, place] of content.toString('latin1').matchAll(address)) reach(tag!, place!)
}

/** A cell at the far corner of a sheet would make a table of everything before it. */
function reach(tag: string, place: string) {
  const [, letters, digits] = /^([A-Z]*)(\d+)$/.exec(place) ?? []
  if (digits === undefined || (tag === 'c') !== (letters !== '')) throw new SheetError('unreadable')
  if (Number(digits) > sheetLimits.rows + 1) throw new SheetError('too_many_rows')
  if (letters!.length > 3 || columnOf(letters!) > sheetLimits.columns) {
    throw new SheetError('too_many_columns')
  }
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function written(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dayOrTime(cell)
  return String(cell)
}

const firstDay = Date.UTC(1900, 0, 1)
const minute = 60_000

/** A time of day alone is a part of the day before the first one. */
const dayOrTime = (cell: Date) =>
  cell.getTime() < firstDay
    ? new Date(Math.round(cell.getTime() / minute) * minute).toISOString().slice(11, 16)
    : cell.toISOString().slice(0, 10)
