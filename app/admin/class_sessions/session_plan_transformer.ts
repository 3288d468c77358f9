import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Engaged } from '#domain/scheduling/class_sessions/assistants/assistance_warnings'
import type { EditWarning } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { Judged } from '#domain/scheduling/class_sessions/rules/checks'
import type { BusySession } from '#domain/scheduling/class_sessions/planning/busy_sessions'
import type { SessionElsewhere } from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import type {
  Clash,
  PlannedSession,
  SessionPlan,
} from '#domain/scheduling/class_sessions/planning/session_plan'

import type { NamedTiming } from '#domain/scheduling/hours/rules/timing'
import { storedNameIn } from '#domain/shared/text/person_names'
import type { Slot } from '#domain/scheduling/series/rules/series_rule'

/** What is told before it is saved: every date, what is in its way, and what is only warned of. */
export default class SessionPlanTransformer extends BaseTransformer<SessionPlan> {
  toObject() {
    const { held, endsOn, clashing, past, fingerprint, warnings, sessions, zone } = this.resource
    return {
      held,
      time_zone: zone,
      ends_on: endsOn,
      clashing,
      past,
      fingerprint,
      warnings,
      sessions: sessions.map(planned),
    }
  }
}

const planned = (session: PlannedSession) => ({
  date: session.planned.date,
  starts_at: session.startsAt.toISOString(),
  ends_at: session.endsAt.toISOString(),
  asked: session.starts,
  change: session.change,
  skipped: session.skipped?.reason ?? null,
  holiday: session.skipped?.reason === 'holiday' ? named(session.skipped.holiday) : null,
  is_made_up: session.madeUp,
  timing: session.timing && toldTiming(session.timing, session.planned, session),
  exists: session.exists,
  is_past: session.isPast,
  clashes: session.clashes.map(toldClash),
  warnings: session.warnings.map(toldWarning),
})

const named = ({ name_en, name_ar }: { name_en: string | null; name_ar: string | null }) => ({
  name_en,
  name_ar,
})

/** With the hours it has without it; null where those are the same. */
export function toldTiming(timing: NamedTiming, { starts, minutes }: Slot, held: Slot) {
  const isSame = starts === held.starts && minutes === held.minutes
  return isSame ? null : { ...named(timing), starts, minutes }
}

const busy = (session: BusySession) => {
  const { id, startsAt, isElsewhere, title, group, student, instructor, room } = session
  return {
    id: isElsewhere ? null : id,
    is_elsewhere: isElsewhere,
    starts_at: startsAt.toISOString(),
    ...{ title, group, student, instructor, room },
  }
}

const elsewhere = ({
  id,
  startsAt,
  isElsewhere,
  students,
  title,
  group,
  student,
}: SessionElsewhere) => ({
  id: isElsewhere ? null : id,
  is_elsewhere: isElsewhere,
  starts_at: startsAt.toISOString(),
  ...{ students, title, group, student },
})

const engaged = ({ id, startsAt, isElsewhere, title, group }: Engaged) => ({
  id: isElsewhere ? null : id,
  is_elsewhere: isElsewhere,
  starts_at: startsAt.toISOString(),
  title,
  group,
})

export const toldClash = ({ kinds, session }: Clash) => ({ kinds, ...busy(session) })

export const toldWarning = (one: Judged<EditWarning>) => ({
  kind: one.kind,
  severity: one.severity,
  reason: 'reason' in one ? one.reason : null,
  session: one.kind === 'students' ? elsewhere(one.session) : null,
  person: 'person' in one ? storedNameIn(one.person) : null,
  engaged: one.kind === 'assistant_busy' ? engaged(one.engaged) : null,
  holiday: one.kind === 'holiday' ? named(one) : null,
  outside: one.kind === 'outside' ? { bound: one.bound, day: one.day } : null,
  paper: one.kind === 'paper' ? { title: one.title, day: one.day } : null,
  seats: one.kind === 'capacity' ? { capacity: one.capacity, students: one.students } : null,
})
