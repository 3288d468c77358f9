import type { Mark } from '#domain/attendance/rules/mark'
import type { Standing } from '#domain/shared/choices/attendance'

interface Stood {
  status: string | null
  notice_at: Date | null
  makes_up: boolean | null
  /** As whom they were marked; null: they are not marked. */
  marked_as: string | null
  /** As whom they are on the roster now. */
  standing: Standing
}

/**
 * Whether a mark changes anything its outcome depends on. One that adds a note, or why somebody stayed
 * away, leaves it as it was, whatever policies and other absences say by now.
 */
export const isJudgedAnew = (mark: Mark, row: Stood) =>
  row.marked_as === null ||
  mark.status !== row.status ||
  mark.notice_at !== (row.notice_at?.toISOString() ?? null) ||
  (mark.makes_up !== null && mark.makes_up !== row.makes_up) ||
  standingOf(row) !== row.marked_as

/** A trial that became an enrolment stays the trial that was marked; a guest who has a seat by now is none. */
export const standingOf = ({ standing, marked_as: was }: Stood) =>
  was !== null && (was === 'guest') === (standing === 'guest') ? (was as Standing) : standing
