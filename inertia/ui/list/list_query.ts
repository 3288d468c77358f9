import { type When, whens } from '#domain/shared/lists/whens'
import { shownSizes } from '#domain/shared/lists/page_sizes'
import type { Direction } from '~/ui/list/columns/column'

type QueryValue = string | number | boolean | string[] | null | undefined
export type Query = object

/**
 * Leaves out what equals the default: `''` or `'?status=active,lead&page=2'`. Lists keep all their
 * state in the address (ui.md §11.4), and only this writes it.
 */
export function queryString(query: Query, defaults: Query): string {
  const standard = new Map(Object.entries(defaults))
  const parts = Object.entries(query)
    .filter(([key, value]) => !isEmpty(value) && !isSame(value, standard.get(key)))
    .map(([key, value]) => `${key}=${write(value)}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Filters, sort and size, but neither the page nor the view it began as. */
export function viewAddress<Q extends Query & { page: number; view: string | null }>(
  query: Q,
  defaults: (query: Q) => Q
): string {
  return queryString({ ...query, page: 1, view: null }, defaults(query)).slice(1)
}

/** Without a view it leads to all rows, explicitly where the bare address would open a view; `kept` stays from one to another. */
export function viewHref(
  url: string,
  view: { id: string; address: string } | null,
  begins: string | null,
  kept = ''
): string {
  const parts = view ? [view.address, `view=${view.id}`] : [begins && 'view=all']
  const query = [...parts, kept].filter(Boolean).join('&')
  return query ? `${url}?${query}` : url
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

interface Sorted {
  sort: string
  when?: When | null
}

export function withoutFilters<Q extends Sorted>(query: Q): Partial<Q> {
  const kept = ['sort', 'dir', 'per', 'page', 'view', 'columns']
  const filters = Object.entries(query).filter(([name]) => !kept.includes(name))
  const open = Object.fromEntries(filters.map(([name, value]) => [name, emptied(value)]))
  return { ...open, q: '' } as unknown as Partial<Q>
}

function emptied(value: unknown) {
  if (Array.isArray(value)) return []
  return typeof value === 'boolean' ? false : null
}

const turned = { asc: 'desc', desc: 'asc' } as const satisfies Record<Direction, Direction>

/** The server reads a missing direction the same way. */
export function listDefaults<Q extends Sorted>(sorts: Record<string, Direction>, query: Q): Q {
  const [own] = Object.keys(sorts)
  const dir = query.when === 'past' ? turned[sorts[query.sort] ?? 'asc'] : sorts[query.sort]
  const place = { sort: own, dir: dir ?? 'asc', page: 1, per: shownSizes[0] }
  const side = query.when === undefined ? {} : { when: whens[0] }
  const shown = { view: null, columns: [] }
  return { ...query, ...withoutFilters(query), ...place, ...side, ...shown }
}
