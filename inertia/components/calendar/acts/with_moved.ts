import { type ClashKind, clashesOf } from '~/components/calendar/acts/clashes_of'
import { endOf } from '~/components/calendar/acts/moved_time'
import type { Moved } from '~/components/calendar/acts/types'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'

export function clashesOfMoved(
  { session: { id }, parties, to }: Moved,
  answer: CalendarAnswer | null
): ClashKind[] {
  return answer ? clashesOf({ id, parties }, to, answer) : []
}

/** As it is drawn where it was moved to. */
export const placed = (moved: Moved, answer: CalendarAnswer | null): ShownSession => ({
  ...moved.session,
  ...moved.to,
  ends_at: endOf(moved.to),
  unkept: moved.isKept ? undefined : { clashes: clashesOfMoved(moved, answer) },
})

/** The sessions with the one that is moved in its new place, even on days that didn't have it. */
export function withMoved(
  sessions: ShownSession[],
  moved: Moved | null,
  answer: CalendarAnswer | null
): ShownSession[] {
  if (!moved) return sessions
  const others = sessions.filter(({ id }) => id !== moved.session.id)
  return [...others, placed(moved, answer)].sort((one, other) =>
    one.starts_at < other.starts_at ? -1 : 1
  )
}
