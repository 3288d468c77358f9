import {
  leftAlone,
  type NothingToChange,
} from '#domain/scheduling/class_sessions/editing/plan_edit'
import type { Held, SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { protectionOf } from '#domain/scheduling/class_sessions/rules/protection'
import type { SeriesScope } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'

export type ScopeRefusal = { type: 'not_in_series'; field: 'scope' } | NothingToChange

/**
 * The sessions a scope reaches, those that will be left alone too. What is done to a series is told of one of its
 * sessions, which must be changeable itself.
 */
export function reached(
  { rows, chosen }: Held,
  scope: 'this' | SeriesScope
): Result<SessionRow[], ScopeRefusal> {
  if (scope === 'this') return ok(chosen)
  const [anchor] = chosen as [SessionRow]
  if (!anchor.series_id) return err({ type: 'not_in_series', field: 'scope' })
  const reason = protectionOf(
    { status: anchor.status, endsAt: anchor.ends_at, detached: anchor.detached },
    now().toJSDate(),
    { ofSeries: true, isRestore: false }
  )
  if (reason) return err({ type: 'left_alone', left: [leftAlone(anchor, reason)] })
  const from = scope === 'all' ? null : anchor.original_start
  return ok(rows.filter(({ original_start }) => !from || original_start! >= from))
}
