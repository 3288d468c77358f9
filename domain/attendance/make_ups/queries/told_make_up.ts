import { sql } from 'kysely'
import { lastDay } from '#domain/attendance/make_ups/last_day'
import { creditState, isOwed } from '#domain/scheduling/class_sessions/queries/credit_state'
import { groupNamed, studentNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import type { MakeUpCause } from '#domain/shared/choices/make_ups'

const sessionOf = (id: ReturnType<typeof sql>) => sql`(
  select jsonb_build_object('id', s.id, 'starts_at', s.starts_at, 'time_zone', s.time_zone,
    'title', s.title, 'group', ${groupNamed}, 'student', ${studentNamed})
  from class_sessions s where s.tenant_id = c.tenant_id and s.id = ${id})`

export interface SessionTold {
  id: string
  starts_at: string
  time_zone: string
  title: string | null
  group: NonNullable<typeof groupNamed.expressionType> | null
  student: NonNullable<typeof studentNamed.expressionType> | null
}

const booking = sql`(select b.session_id from make_up_bookings b
  where b.tenant_id = c.tenant_id and b.credit_id = c.id and b.state <> 'cancelled')`

/** What is told of a credit `c`: the session that was missed, and the one that makes up for it. */
export const makeUpTold = [
  isOwed.as('is_owed'),
  sql<string | null>`c.reason`.as('reason'),
  sql<string | null>`c.time_request`.as('time_request'),
  sql<boolean>`c.seat_wanted_at is not null`.as('is_waiting'),
  sql<string | null>`${lastDay}::text`.as('expires_on'),
  creditState.as('state'),
  sql<MakeUpCause>`c.cause`.as('cause'),
  sql<SessionTold>`${sessionOf(sql`c.session_id`)}`.as('missed'),
  sql<SessionTold | null>`${sessionOf(booking)}`.as('booked'),
] as const
