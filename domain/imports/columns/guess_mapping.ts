import type { Reading } from '#domain/imports/cells/cell'
import { isBlankCell } from '#domain/imports/cells/blank_cell'
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
 * (“Mobile No. (WhatsApp)”) take what the ones without leave, then columns without contents, and last
 * headings that name a parent or a place.
 */
export function guessMapping(
  { columns, own = nobody }: ImportColumns,
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
  const readings = headings.map((heading) => readingsOf(heading, own))
  const isContact = ({ name }: Column) => contacts.includes(name)
  const exact = readings.map((one, at) =>
    withoutForeign(meaningsOf(one.exact), at, sample, one.exact)
  )
  const likely = readings.map((one, at) => withoutForeign(firstMeanings(one.likely), at, sample))
  const family = readings.map((one) => firstMeanings(one.family).filter(isContact))
  const place = readings.map((one) => firstMeanings(one.place).filter(isContact))
  const written = headings.map((_, at) => isWritten(at, sample))
  const ofWritten = (meanings: Column[][]) =>
    meanings.map((means, at) => (written[at] ? means : []))
  const turns = [
    { meanings: ofWritten(exact), isExact: true },
    { meanings: ofWritten(likely), isExact: false },
    { meanings: exact, isExact: true },
    ...[likely, family, place].map((meanings) => ({ meanings, isExact: false })),
  ]
  for (const { meanings, isExact } of turns) {
    const open = meanings.map((means, at) => (mapping[at] === null ? means : []))
    fillMapping(mapping, open, { sample, isExact })
  }
  const isAlone = (name: string) => {
    const { beside } = columns.find((column) => column.name === name)!
    return beside !== undefined && !mapping.includes(beside)
  }
  return mapping.map((name) => (name !== null && isAlone(name) ? null : name))
}

const nobody: ReadonlySet<string> = new Set()
const contacts = ['phone', 'email']

/** Forms begin with columns that they fill only for whoever signs in. */
const isWritten = (at: number, sample: Sample | undefined) =>
  !sample || sample.rows.some((row) => row[at]?.trim())

/** Another program's “Student ID” is no number of ours. */
function withoutForeign(means: Column[], at: number, sample: Sample | undefined, exact = '') {
  const cells = cellsOf(at, sample)
  return means.filter(({ name, isOwn }) => {
    if (!isOwn || cells.length === 0 || sameWords(name) === exact) return true
    return cells.filter(isOwn).length * 2 >= cells.length
  })
}

const cellsOf = (at: number, sample: Sample | undefined) =>
  (sample?.rows ?? []).map((row) => row[at]?.trim() ?? '').filter((text) => !isBlankCell(text))

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
function likeliest(means: Column[], at: number, sample: Sample) {
  const cells = cellsOf(at, sample)
  const readable = means.map(({ read }) => {
    return cells.filter((cell) => 'value' in read(cell, sample.reading)).length
  })
  return means.filter((_, place) => readable[place] === Math.max(...readable))
}

export function missingColumns({ columns, oneOf = [] }: ImportColumns, mapping: Mapping) {
  const required = columns.filter(({ isRequired }) => isRequired).map(({ name }) => [name])
  return [...required, ...oneOf].filter((names) => !names.some((name) => mapping.includes(name)))
}
