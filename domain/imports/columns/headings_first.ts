import { sameWords } from '#domain/imports/cells/same_words'
import { columnsOf } from '#domain/imports/columns/import_columns'

const looked = 10
const least = 2

/**
 * Offices write a title above their headings. The first row of which most cells are headings we know
 * becomes the first; rows above it are left blank, so that the others keep their numbers.
 */
export function headingsFirst(rows: string[][]): string[][] {
  const known = new Set(
    Object.values(columnsOf)
      .flatMap(({ columns }) => columns)
      .flatMap(({ name, headings }) => [name, ...headings])
      .map(sameWords)
  )
  const at = rows.slice(0, looked).findIndex((row) => {
    const told = row.map(sameWords).filter(Boolean)
    const meant = told.filter((word) => known.has(word)).length
    return meant >= least && meant * 2 > told.length
  })
  return at < 1 ? rows : [rows[at]!, ...rows.slice(0, at).map(() => []), ...rows.slice(at + 1)]
}
