import type { Reading } from '#domain/imports/cells/cell'
import { sameWords } from '#domain/imports/cells/same_words'
import { readingsOf } from '#domain/imports/columns/heading_words'
import type { Column, ImportColumns } from '#domain/imports/columns/columns'

/** For each column of the file, by its place: the name of ours that it fills, or null. */
export type Mapping = (string | null)[]

/** The first rows of a file, as its headings stand. */
export type Sample = { rows: readonly (readonly string[])[]; reading: Reading }

/**
 * Maps each heading to our column by its name or one of its words in either language, each column
 * at most once. An ambiguous heading (“Name in Arabic”, “From”) means what the cells below it can be
 * read as, and else takes the first meaning that the plainer headings leave. Headings with additions
 * (“Mobile No. (WhatsApp)”) take what the ones without leave, and last those that name a parent.
 */
export function guessMapping(
  { columns }: ImportColumns,
  headings: readonly string[],
  sample?: Sample
): Mapping {
  const words = columns.map((column) => {
    return { column, words: new Set([column.name, ...column.headings].map(sameWords)) }
  })
  const meaningsOf = (reading: string) =>
    words.filter((one) => one.words.has(reading)).map(({ column }) => column)
  const firstMeanings = (readings: readonly string[]) =>
    readings.map(meaningsOf).find((means) => means.length > 0) ?? []
  const mapping: Mapping = headings.map(() => null)
  const readings = headings.map(readingsOf)
  const isContact = ({ name }: Column) => contacts.includes(name)
  const turns = [
    readings.map(({ exact }) => meaningsOf(exact)),
    readings.map(({ likely }) => firstMeanings(likely)),
    readings.map(({ family }) => firstMeanings(family).filter(isContact)),
  ]
  for (const [turn, meanings] of turns.entries()) {
    const open = meanings.map((means, at) => (mapping[at] === null ? means : []))
    fillMapping(mapping, open, { sample, isExact: turn === 0 })
  }
  return mapping
}

const contacts = ['phone', 'email']

type Turn = { sample: Sample | undefined; isExact: boolean }

function fillMapping(mapping: Mapping, meanings: Column[][], { sample, isExact }: Turn) {
  const likely = meanings.map((means, at) =>
    sample && means.length > 1 ? likeliest(means, at, sample) : means
  )
  const isFree = ({ name, instead = [] }: Column) =>
    !mapping.includes(name) && !instead.some((other) => mapping.includes(other))
  for (const isPlain of [true, false]) {
    for (const [at, means] of likely.entries()) {
      if (means.length === 0 || (means.length === 1) !== isPlain) continue
      const free =
        isPlain && isExact
          ? means.filter(({ name }) => !mapping.includes(name))
          : means.filter(isFree)
      mapping[at] = free[0]?.name ?? null
    }
  }
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
