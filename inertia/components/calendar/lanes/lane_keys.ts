import type { KeyboardEvent } from 'react'

const sessionsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-session]')]

/**
 * The arrows go from session to session: to an earlier and a later one of the lane, where they point, and to the nearest of
 * the lane above and below. Each lane is one stop of the Tab key.
 */
export function laneKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-session]')
  const to = from && aimOf(event.key, from)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function aimOf(key: string, from: HTMLElement): HTMLElement | undefined {
  const row = from.closest('[data-lane]')!
  const beside = sessionsIn(row)
  const at = beside.indexOf(from)
  const [earlier, later] =
    document.documentElement.dir === 'rtl'
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight']
  if (key === earlier) return beside[at - 1]
  if (key === later) return beside[at + 1]
  if (key === 'Home') return beside[0]
  if (key === 'End') return beside.at(-1)
  if (key === 'ArrowUp') return nearest(from, row, 'previousElementSibling')
  if (key === 'ArrowDown') return nearest(from, row, 'nextElementSibling')
  return undefined
}

/** Lanes with nothing in them are stepped over. */
function nearest(
  from: HTMLElement,
  row: Element,
  step: 'previousElementSibling' | 'nextElementSibling'
) {
  const place = middleOf(from)
  for (let other = row[step]; other; other = other[step]) {
    const far = (one: HTMLElement) => Math.abs(middleOf(one) - place)
    const [first, ...rest] = sessionsIn(other)
    if (first) return rest.reduce((best, one) => (far(one) < far(best) ? one : best), first)
  }
  return undefined
}

function middleOf(element: HTMLElement) {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
