import { queryString } from '~/ui/list/list_query'
import type { ListedQuery, SavedView } from '~/ui/list/list_description'

/** What a view keeps of a list's address: filters, sort and size, but neither the page nor the view it began as. */
export function viewAddress<Q extends ListedQuery>(query: Q, defaults: (query: Q) => Q): string {
  return queryString({ ...query, page: 1, view: null }, defaults(query)).slice(1)
}

/** Where a view's tab leads; without one, to all rows, said aloud where the bare address would begin with a view. */
export function viewHref(url: string, view: SavedView | null, begins: string | null): string {
  if (view) return `${url}?${[view.address, `view=${view.id}`].filter(Boolean).join('&')}`
  return begins ? `${url}?view=all` : url
}
