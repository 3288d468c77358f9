export type QueryValue = string | number | boolean | string[] | null | undefined
export type Query = object

/**
 * The query string of a list, without what equals the default: `''` or `'?status=active,lead&page=2'`.
 * Lists keep all their state in the address (ui.md §11.4), so this is the only place it is written.
 */
export function queryString(query: Query, defaults: Query): string {
  const standard = new Map(Object.entries(defaults))
  const parts = Object.entries(query)
    .filter(([key, value]) => !isEmpty(value) && !isSame(value, standard.get(key)))
    .map(([key, value]) => `${key}=${write(value)}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function write(value: QueryValue): string {
  const values = Array.isArray(value) ? value : [value]
  return values.map((item) => encodeURIComponent(String(item))).join(',')
}

function isEmpty(value: QueryValue): boolean {
  return value === null || value === undefined || value === '' || value === false
}

function isSame(value: QueryValue, standard: QueryValue): boolean {
  return String(value) === String(standard)
}
