import { sameWords } from '#domain/imports/cells/same_words'
import { readingsOf } from '#domain/imports/columns/heading_words'
import { columnsOf } from '#domain/imports/columns/import_columns'
import { blankRow } from '#domain/imports/sheets/rows'

const looked = 10
const least = 2

const words = new Set(
  Object.values(columnsOf)
    .flatMap(({ columns }) => columns)
    .flatMap(({ name, headings }) => [name, ...headings])
    .map(sameWords)
)

const own = new Set(Object.values(columnsOf).flatMap((entity) => [...(entity.own ?? [])]))

function isHeading(cell: string) {
  const { exact, likely } = readingsOf(cell, own)
  return words.has(exact) || likely.some((reading) => words.has(reading))
}

function headingsIn(row: readonly string[]) {
  const cells = row.filter((cell) => sameWords(cell) !== '')
  const count = cells.filter((cell) => cell.length <= longest && isHeading(cell)).length
  return { count, isList: count >= least && count * 2 > cells.length }
}

/** A heading with additions is a sentence at most. */
const longest = 120

/** How many headings we know the likeliest of the first rows has, and whether they are most of that row. */
export function headingMatch(rows: readonly string[][]) {
  const all = rows.slice(0, looked).map(headingsIn)
  const count = Math.max(0, ...all.map((one) => one.count))
  return { count, isList: all.some(({ isList }) => isList) }
}

/**
 * Offices write a title above their headings. The first row of which most cells are headings we know
 * becomes the first; rows above it are left blank, so that the others keep their numbers.
 */
export function headingsFirst(rows: string[][]): string[][] {
  const at = rows.slice(0, looked).findIndex((row) => headingsIn(row).isList)
  if (at < 1) return rows
  return [rows[at]!, ...rows.slice(0, at).map(() => blankRow), ...rows.slice(at + 1)]
}
