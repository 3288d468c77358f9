import { clashesOf } from '~/components/calendar/acts/clashes_of'
import { endOf } from '~/components/calendar/acts/moved_time'
import type { Moved } from '~/components/calendar/acts/types'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ClashKind, ShownSession } from '~/components/calendar/shown_session'
import { type CalendarLayout, isOfLanes } from '#domain/shared/choices/calendar_layouts'

export function clashesOfMoved(
  { session: { id }, parties, to }: Moved,
  answer: CalendarAnswer | null
): ClashKind[] {
  return answer ? clashesOf({ id, parties }, to, answer) : []
}

/** As it is drawn where it was moved to, from the row of the present answer if that has it. */
export const placed = (
  moved: Moved,
  sessions: ShownSession[],
  answer: CalendarAnswer | null
): ShownSession => ({
  ...(sessions.find(({ id }) => id === moved.session.id) ?? moved.session),
  ...moved.to,
  ends_at: endOf(moved.to),
  unkept: moved.isKept ? undefined : { clashes: clashesOfMoved(moved, answer) },
})

/**
 * The sessions with the one that is moved in its new place, even on days that didn't have it. In no lane then: whose it is
 * is said by places in the lists of another answer.
 */
export function withMoved(
  sessions: ShownSession[],
  moved: Moved | null,
  answer: CalendarAnswer | null,
  layout?: CalendarLayout
): ShownSession[] {
  if (!moved) return sessions
  const isHere = sessions.some(({ id }) => id === moved.session.id)
  if (!isHere && layout && isOfLanes(layout)) return sessions
  const others = sessions.filter(({ id }) => id !== moved.session.id)
  return [...others, placed(moved, sessions, answer)].sort((one, other) =>
    one.starts_at < other.starts_at ? -1 : 1
  )
}
