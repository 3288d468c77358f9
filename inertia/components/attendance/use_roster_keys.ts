import type { KeyboardEvent, RefObject } from 'react'
import { markOf, moveOf } from '~/components/attendance/keys'
import type { Status } from '~/components/attendance/types'

/** Arrows between students and their choices, one letter for each mark. */
export function useRosterKeys(
  list: RefObject<HTMLUListElement | null>,
  onMark: (student: string, status: Status) => void
) {
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
  next?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus()
}

const groupOf = (choice: HTMLElement) => choice.closest<HTMLElement>('[role=radiogroup]')

const choicesOf = (choice: HTMLElement) => [
  ...(groupOf(choice)?.querySelectorAll<HTMLElement>('[role=radio]') ?? []),
]
