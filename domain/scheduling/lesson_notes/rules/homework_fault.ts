import { dayAfter } from '#domain/shared/time/day_span'

interface Homework {
  homework: string | null
  homework_due_on: string | null
}

/** In days after the session. */
const latest = 366

export type HomeworkFault = 'no_day' | 'due_before' | 'due_too_late'

/** Why homework can't be set so; `held` is the day of its session. */
export function homeworkFault({ homework, homework_due_on: due }: Homework, held: string) {
  if (homework === null) return undefined
  if (due === null) return 'no_day' satisfies HomeworkFault
  if (due < held) return 'due_before' satisfies HomeworkFault
  return due > dayAfter(held, latest) ? ('due_too_late' satisfies HomeworkFault) : undefined
}

/** A due date without homework is dropped. */
export const withoutIdleDay = <Notes extends Homework>(notes: Notes): Notes =>
  notes.homework === null ? { ...notes, homework_due_on: null } : notes
