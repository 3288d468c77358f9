import { shownSizes } from '#domain/shared/lists/page_sizes'
import type { Direction } from '~/ui/list/columns/column'

interface Sorted {
  sort: string
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

/** What a list shows when its address says nothing; the server reads a missing direction the same way. */
export function listDefaults<Q extends Sorted>(sorts: Record<string, Direction>, query: Q): Q {
  const [own] = Object.keys(sorts)
  const place = { sort: own, dir: sorts[query.sort] ?? 'asc', page: 1, per: shownSizes[0] }
  const shown = { view: null, columns: [] }
  return { ...query, ...withoutFilters(query), ...place, ...shown }
}
