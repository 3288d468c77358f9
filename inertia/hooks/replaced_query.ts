/** An address in which some parts of what it asks for are others; null takes one out. Lists keep their commas. */
export function replacedQuery(url: string, change: Record<string, string | null>): string {
  const [path = '', asked = ''] = url.split('?')
  const query = new URLSearchParams(asked)
  for (const [name, value] of Object.entries(change))
    if (value === null) query.delete(name)
    else query.set(name, value)
  const written = query.toString().replaceAll('%2C', ',')
  return written ? `${path}?${written}` : path
}
