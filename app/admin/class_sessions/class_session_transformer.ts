import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundClassSession } from '#domain/scheduling/class_sessions/queries/find_class_session'
import { lessonOf } from '#core/lesson_notes/told_lesson'
import { localOf } from '#domain/scheduling/class_sessions/editing/local_time'
import { protectionOf } from '#domain/scheduling/class_sessions/rules/protection'
import { usualLockDays } from '#domain/shared/choices/attendance'
import { now } from '#domain/shared/time/clock'

export default class ClassSessionTransformer extends BaseTransformer<FoundClassSession> {
  toObject() {
    const { id, title, type, status, series_id, series_ends_on, clash_reason } = this.resource
    const { branch_id, group, student, instructor, assistants, room, online_url, notes, version } =
      this.resource
    const { check_reason, checks_allowed, told, topic, students, service } = this.resource
    const {
      substitute_for,
      cancelled_by,
      cancel_reason,
      follows_timings,
      time_zone,
      starts_at,
      ends_at,
      created_at,
      detached,
    } = this.resource
    return {
      ...{ id, title, type, status, series_id, series_ends_on, clash_reason },
      ...{ branch_id, group, student, instructor, assistants, room, online_url, notes, version },
      topic,
      students,
      service,
      lacks_substitute: this.resource.lacks_substitute,
      lesson: lessonOf(this.resource),
      ...{ substitute_for, cancelled_by, cancel_reason, check_reason, checks_allowed },
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      time_zone,
      created_at: created_at.toISOString(),
      told: told && { ...told, at: new Date(told.at).toISOString() },
      follows_series: series_id !== null && !detached,
      follows_timings: follows_timings ?? false,
      local: localOf(this.resource),
      may_be: whatMayBe(this.resource),
      archived_at: null as string | null,
    }
  }
}

type Standing = Pick<FoundClassSession, 'status' | 'ends_at' | 'detached' | 'lock_days'>

/** By the rule that acts: what is over is left alone. */
function whatMayBe({ status, ends_at: end, detached, lock_days }: Standing) {
  const isOpen = (isRestore: boolean, lockDays?: number) =>
    !protectionOf({ status, endsAt: end, detached }, now().toJSDate(), {
      ofSeries: false,
      isRestore,
      lockDays,
    })
  const days = lock_days ?? usualLockDays
  const changed = isOpen(false)
  return { changed, restored: isOpen(true, days), called_off: !changed && isOpen(false, days) }
}
