import { findSeverities } from '#domain/access/centre/queries/find_severities'
import { checkedAnew } from '#domain/scheduling/class_sessions/editing/checked_anew'
import type { Edit, EditWarning } from '#domain/scheduling/class_sessions/editing/edited_session'
import {
  type Asked,
  editSurroundings,
  type Surroundings,
} from '#domain/scheduling/class_sessions/editing/edit_surroundings'
import { localOf } from '#domain/scheduling/class_sessions/editing/local_time'
import {
  dateWarnings,
  meetingWarnings,
} from '#domain/scheduling/class_sessions/planning/session_warnings'
import { isOf, type Judged, judged } from '#domain/scheduling/class_sessions/rules/checks'
import { covers } from '#domain/shared/time/day_span'

/** What each edit brings about, not what was so before, from a constant number of statements. */
export async function editWarnings(edits: Edit[]): Promise<(edit: Edit) => Judged<EditWarning>[]> {
  const severities = await findSeverities()
  const asked = edits
    .map((edit): Asked => {
      const checks = checkedAnew(edit).filter((check) => severities[check] !== 'off')
      return { row: edit.after, checks: new Set(checks) }
    })
    .filter(({ checks }) => checks.size)
  if (!asked.length) return () => []
  const around = await editSurroundings(asked)
  const byId = new Map(asked.map((one) => [one.row.id, one]))
  return ({ after }) => {
    const one = byId.get(after.id)
    return one ? judged(warningsOf(one, around), severities) : []
  }
}

function warningsOf({ row, checks }: Asked, around: Surroundings): EditWarning[] {
  const of = around(row)
  const local = localOf(row)
  const all: EditWarning[] = [
    ...of.holidays
      .filter((holiday) => covers(holiday, local.date))
      .map(({ name_en, name_ar }) => ({ kind: 'holiday', name_en, name_ar }) as const),
    ...dateWarnings({ ...local, startsAt: row.starts_at, endsAt: row.ends_at }, of),
    ...meetingWarnings(of.facts),
  ]
  return all.filter(isOf(checks))
}
