import { search } from '~/components/search/search_store'
import { freshAuth } from '~/session/fresh_auth'

/** Ctrl or Cmd with K: opens with an empty query, in the box where one is seen (row D2). */
export function summon(): void {
  search.type('')
  void freshAuth.ask()
  const { place } = search.get()
  const box = fieldIn('box')
  if (place === 'overlay') return fieldIn(place)?.focus()
  if (isSeen(box)) return box?.focus()
  search.close()
  search.open('overlay', document.activeElement)
}

const fieldIn = (place: string) =>
  document.querySelector<HTMLInputElement>(`input[data-search="${place}"]`)

/** A dialog covers the box, a header that doesn't stay on top may have been scrolled away. */
function isSeen(field: HTMLInputElement | null): boolean {
  if (
    !field?.checkVisibility() ||
    field.closest('[inert]') ||
    document.querySelector('[aria-modal=true]')
  )
    return false
  const { top, bottom } = field.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
