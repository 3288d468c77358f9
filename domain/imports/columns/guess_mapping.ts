import { sameWords } from '#domain/imports/cells/same_words'
import type { ImportColumns } from '#domain/imports/columns/columns'

/** For each column of the file, by its place: the name of ours that it fills, or null. */
export type Mapping = (string | null)[]

/** Which column of ours each heading means: its own name or one of its words, in either language; each at most once. */
export function guessMapping({ columns }: ImportColumns, headings: readonly string[]): Mapping {
  const known = new Map<string, string>()
  for (const { name, headings: others } of columns) {
    for (const word of [name, ...others]) {
      if (!known.has(sameWords(word))) known.set(sameWords(word), name)
    }
  }
  const taken = new Set<string>()
  return headings.map((heading) => {
    const name = known.get(sameWords(heading))
    if (!name || taken.has(name)) return null
    taken.add(name)
    return name
  })
}

/** The columns that are missing from a mapping before a record could be made; of those that replace each other, all. */
export function missingColumns({ columns, oneOf = [] }: ImportColumns, mapping: Mapping) {
  const required = columns.filter(({ isRequired }) => isRequired).map(({ name }) => [name])
  return [...required, ...oneOf].filter((names) => !names.some((name) => mapping.includes(name)))
}
