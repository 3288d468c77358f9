/** A query as the body of a form is read, whose empty fields are null. */
export function blanksAsNull(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) return value.map(blanksAsNull)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blanksAsNull(one)]))
}
