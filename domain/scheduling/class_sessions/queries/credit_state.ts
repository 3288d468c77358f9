import { type RawBuilder, sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import type { MakeUpState } from '#domain/shared/choices/make_ups'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

const day = sessionDay('s')

/** A session `s` is theirs alone, or of a group they were in that day and not on a pause. */
export const isSessionTheirs = (
  student: RawBuilder<unknown>
) => sql<boolean>`(s.student_id = ${student} or exists (
  select from enrolments e where e.tenant_id = s.tenant_id and e.group_id = s.group_id
    and e.student_id = ${student} and ${inGroupOn(day)} and not ${isFrozenOn(day)}))`

/**
 * Whether a credit `c` is still owed, for its first cause or another: an absence may be corrected, a session take place
 * after all, and whoever left the group, or is on a pause, by the day of the session misses nothing, unless they are charged for it.
 */
export const isOwed = sql<boolean>`exists (
  select from class_sessions s
  left join attendance x on x.tenant_id = s.tenant_id and x.session_id = s.id and x.student_id = c.student_id
  where s.tenant_id = c.tenant_id and s.id = c.session_id
    and (x.makes_up or s.status = 'cancelled' and s.cancelled_by <> 'student')
    and (${isSessionTheirs(sql`c.student_id`)} or x.charge_percent > 0))`

/** What a credit `c` is: a free one that is not owed any more is withdrawn, whenever somebody looks. */
export const creditState = sql<MakeUpState>`(case
  when c.state in ('available', 'expired') and not ${isOwed} then 'withdrawn' else c.state end)`
