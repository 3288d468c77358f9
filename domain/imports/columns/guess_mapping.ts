import type { Reading } from '#domain/imports/cells/cell'
import { sameWords } from '#domain/imports/cells/same_words'
import type { Column, ImportColumns } from '#domain/imports/columns/columns'

/** For each column of the file, by its place: the name of ours that it fills, or null. */
export type Mapping = (string | null)[]

/** The first rows of a file, as its headings stand. */
export type Sample = { rows: readonly (readonly string[])[]; reading: Reading }

/**
 * Maps each heading to our column by its name or one of its words in either language, each column
 * at most once. An ambiguous heading (“Name in Arabic”, “From”) means what the cells below it can be
 * read as, and else takes the first meaning that the plainer headings leave.
 */
export function guessMapping(
  { columns }: ImportColumns,
  headings: readonly string[],
  sample?: Sample
): Mapping {
  const known = columns.map((column) => {
    return { column, words: new Set([column.name, ...column.headings].map(sameWords)) }
  })
  const meant = headings.map(sameWords).map((heading, at) => {
    const means = known.filter(({ words }) => words.has(heading)).map(({ column }) => column)
    return sample && means.length > 1 ? likeliest(means, at, sample) : means
  })
  const mapping: Mapping = headings.map(() => null)
  const isFree = ({ name, instead = [] }: Column) =>
    !mapping.includes(name) && !instead.some((other) => mapping.includes(other))
  for (const isPlain of [true, false]) {
    for (const [at, means] of meant.entries()) {
      const isTurn = (means.length === 1) === isPlain
      const free = isPlain
        ? means.filter(({ name }) => !mapping.includes(name))
        : means.filter(isFree)
      if (isTurn) mapping[at] = free[0]?.name ?? null
    }
  }
  return mapping
}

/** Of which most cells can be read; of none, all. */
function likeliest(means: Column[], at: number, { rows, reading }: Sample) {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
  const readable = means.map(({ read }) => {
    return cells.filter((cell) => 'value' in read(cell, reading)).length
  })
  return means.filter((_, place) => readable[place] === Math.max(...readable))
}

export function missingColumns({ columns, oneOf = [] }: ImportColumns, mapping: Mapping) {
  const required = columns.filter(({ isRequired }) => isRequired).map(({ name }) => [name])
  return [...required, ...oneOf].filter((names) => !names.some((name) => mapping.includes(name)))
}
