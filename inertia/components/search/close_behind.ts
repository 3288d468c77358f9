import type { FocusEvent } from 'react'
import { search } from '~/components/search/search_store'

/** Closes search when the focus leaves the palette for anything but its field. */
export function closeBehind({ relatedTarget }: FocusEvent): void {
  const isInside =
    relatedTarget instanceof Element && relatedTarget.closest('[data-palette], [data-search]')
  if (!isInside) search.close()
}
