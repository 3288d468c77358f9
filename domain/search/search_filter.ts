/** A condition over what the documents of an index hold. Nothing in `all` is true, nothing in `any` is false. */
export type SearchFilter =
  | { type: 'all' | 'any'; of: readonly SearchFilter[] }
  | { type: 'not'; of: SearchFilter }
  | { type: 'among'; attribute: string; values: readonly string[] }
  | { type: 'null'; attribute: string }

const valuesAtOnce = 10

/** How many conditions a filter has for each row that the words have found: ten values of one attribute are one. */
export function conditionsIn(filter: SearchFilter): number {
  if (filter.type === 'not') return conditionsIn(filter.of)
  if (filter.type === 'null') return 1
  if (filter.type === 'among') return Math.max(1, Math.ceil(filter.values.length / valuesAtOnce))
  return Math.max(
    1,
    filter.of.reduce((sum, part) => sum + conditionsIn(part), 0)
  )
}

/** Conditions on one attribute of which any may hold are one condition with several values. */
export function anyOf(parts: readonly SearchFilter[]): SearchFilter {
  const among = new Map<string, Set<string>>()
  const others: SearchFilter[] = []
  for (const part of parts) {
    if (part.type !== 'among') others.push(part)
    else {
      const values = among.get(part.attribute) ?? new Set<string>()
      for (const value of part.values) values.add(value)
      among.set(part.attribute, values)
    }
  }
  const joined = [...among].map(([attribute, values]): SearchFilter => ({
    type: 'among',
    attribute,
    values: [...values],
  }))
  const of = [...others, ...joined]
  return of.length === 1 ? of[0]! : { type: 'any', of }
}
