import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { markOf, moveOf } from '~/components/attendance/keys'
import type { Status } from '~/components/attendance/types'
import { headingOf } from '~/ui/page/heading_of'

/** Arrows between students and their choices, and from the page to the first student; one letter for each mark. */
export function useRosterKeys(
  list: RefObject<HTMLUListElement | null>,
  onMark: (student: string, status: Status) => void
) {
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const isUpOrDown = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (!isUpOrDown || event.defaultPrevented || isHeld(event) || !isNowhere(list.current)) return
      const first = list.current?.querySelector<HTMLElement>(entry)
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [list])

  return (event: KeyboardEvent<HTMLUListElement>) => {
    const choice = (event.target as HTMLElement).closest<HTMLElement>('[role=radio]')
    const student = choice?.closest<HTMLElement>('[data-student]')?.dataset.student
    if (!choice || !student || !list.current) return
    const status = markOf(event)
    const move = moveOf(event.key, getComputedStyle(list.current).direction === 'rtl')
    if (!status && !move) return
    event.preventDefault()
    if (status) {
      onMark(student, status)
      choicesOf(choice)
        .find((one) => one.dataset.status === status)
        ?.focus()
    } else if (move) step(list.current, choice, move)
  }
}

function step(
  list: HTMLElement,
  from: HTMLElement,
  { along, down }: { along: number; down: number }
) {
  const choices = choicesOf(from)
  const place = choices.indexOf(from)
  if (along) return choices[(place + along + choices.length) % choices.length]?.focus()
  const groups = [...list.querySelectorAll<HTMLElement>('[role=radiogroup]')]
  const next = groups[groups.indexOf(groupOf(from)!) + down]
  next?.querySelector<HTMLElement>(entry)?.focus()
}

/** The choice of a student that takes the focus first. */
const entry = '[role=radio][tabindex="0"]'

const isHeld = ({ ctrlKey, metaKey, altKey, shiftKey }: globalThis.KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey

/** No control has the focus, only the page, the part of it that holds the list, or the heading. */
function isNowhere(list: HTMLElement | null): boolean {
  const at = document.activeElement
  return at === null || at === headingOf() || (at !== list && at.contains(list))
}

const groupOf = (choice: HTMLElement) => choice.closest<HTMLElement>('[role=radiogroup]')

const choicesOf = (choice: HTMLElement) => [
  ...(groupOf(choice)?.querySelectorAll<HTMLElement>('[role=radio]') ?? []),
]
