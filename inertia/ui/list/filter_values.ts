type Asked = object

const read = (query: Asked, name: string): unknown => Reflect.get(query, name)

/** The words chosen of a filter. */
export function chosenOf(query: Asked, name: string): string[] {
  const value = read(query, name)
  return Array.isArray(value) ? value.map(String) : []
}

/** One end of a span of days. */
export function dayOf(query: Asked, name: string): string | null {
  const value = read(query, name)
  return typeof value === 'string' && value !== '' ? value : null
}
