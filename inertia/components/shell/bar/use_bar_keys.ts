import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Opening } from '~/components/shell/bar/use_opening'

const TOPS = ':scope > [data-entry] > :is(a, button)'
const LINES = '[data-panel] a'

/**
 * Arrows move along the bar, mirrored from right to left, and through the open panel; Home and End go to its ends. Tab,
 * Enter and Space keep their usual meaning.
 */
export function useBarKeys(list: RefObject<HTMLElement | null>, opening: Opening) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (isHeld || !entry || !list.current) return
    const act = actOf(event.key, list.current, entry, opening)
    if (!act) return
    event.preventDefault()
    act()
  }
}

function actOf(key: string, list: HTMLElement, entry: HTMLElement, opening: Opening) {
  const focused = document.activeElement as HTMLElement
  const tops = [...list.querySelectorAll<HTMLElement>(TOPS)]
  const top = tops.find((one) => entry.contains(one))
  const place = top ? tops.indexOf(top) : 0
  const isOpen = opening.open === entry.dataset.entry
  const lines = [...entry.querySelectorAll<HTMLElement>(LINES)]
  const line = lines.indexOf(focused)
  const onward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'

  const goTo = (step: number) => {
    const next = tops.at((place + step) % tops.length)
    next?.focus()
    const id = next?.closest<HTMLElement>('[data-entry]')?.dataset.entry
    if (isOpen && id && next?.matches('button')) opening.show(id)
  }
  const goInto = (at: number) => {
    flushSync(() => opening.show(entry.dataset.entry ?? ''))
    lines.at(at)?.focus()
  }

  if (key === 'ArrowRight' || key === 'ArrowLeft') return () => goTo(key === onward ? 1 : -1)
  if (key === 'Home') return () => (line === -1 ? tops : lines)[0]?.focus()
  if (key === 'End') return () => (line === -1 ? tops : lines).at(-1)?.focus()
  if (lines.length === 0) return undefined
  if (key === 'ArrowDown')
    return () => goInto(line === -1 ? 0 : Math.min(line + 1, lines.length - 1))
  if (key === 'ArrowUp')
    return () => (line === 0 ? top?.focus() : goInto(line === -1 ? -1 : line - 1))
  return undefined
}
