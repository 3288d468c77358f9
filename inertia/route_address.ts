type Values = Record<string, unknown>

/** A missing parameter throws (row G3); empty query values are left out. */
export function routeAddress(
  name: string,
  pattern: string,
  values: Values = {},
  query: Values = {}
): string {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    if (values[key] === undefined || values[key] === null)
      throw new Error(`${name} asks for ${key}`)
    return encodeURIComponent(String(values[key]))
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}
