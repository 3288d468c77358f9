import { BaseTransformer } from '@adonisjs/core/transformers'
import {
  toldClash,
  toldTiming,
  toldWarning,
} from '#app/admin/class_sessions/session_plan_transformer'
import { isDifferent } from '#domain/scheduling/class_sessions/editing/changed_session'
import type {
  EditedSession,
  EditPlan,
} from '#domain/scheduling/class_sessions/editing/edited_session'

/** What a change would do: to how many, what is in their way, and how many it leaves alone and why. */
export default class EditPlanTransformer extends BaseTransformer<EditPlan> {
  toObject() {
    const { sessions, left, clashing, fingerprint } = this.resource
    const reasons = [...new Set(left.map(({ reason }) => reason))]
    return {
      changed: sessions.filter(isDifferent).length,
      clashing,
      fingerprint,
      left: reasons.map((reason) => ({
        reason,
        count: left.filter((one) => one.reason === reason).length,
      })),
      told: sessions.filter(isTold).map(told),
    }
  }
}

const isTold = ({ clashes, warnings, moved }: EditedSession) =>
  clashes.length > 0 || warnings.length > 0 || Boolean(moved?.change ?? moved?.by)

const told = ({ after, moved, clashes, warnings }: EditedSession) => ({
  id: after.id,
  starts_at: after.starts_at.toISOString(),
  asked: moved?.time.starts ?? null,
  timing: moved?.by ? toldTiming(moved.by.timing, moved.by.planned, moved.time) : null,
  change: moved?.change ?? null,
  clashes: clashes.map(toldClash),
  warnings: warnings.map(toldWarning),
})
