import { sql } from 'kysely'
import { creditState, isOwed } from '#domain/attendance/make_ups/held_credit'
import { groupNamed, studentNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import type { MakeUpCause } from '#domain/shared/choices/make_ups'
import { type RowOf, statement } from '#domain/shared/data/statement'

const sessionOf = (which: string) => sql`(
  select jsonb_build_object('id', s.id, 'starts_at', s.starts_at, 'time_zone', s.time_zone,
    'title', s.title, 'group', ${groupNamed}, 'student', ${studentNamed})
  from class_sessions s where s.tenant_id = c.tenant_id and s.id = ${sql.ref(which)})`

export interface SessionTold {
  id: string
  starts_at: string
  time_zone: string
  title: string | null
  group: NonNullable<typeof groupNamed.expressionType> | null
  student: NonNullable<typeof studentNamed.expressionType> | null
}

const of = statement((query, given: { student: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .leftJoin('make_up_bookings as b', (join) =>
      join
        .onRef('b.tenant_id', '=', 'c.tenant_id')
        .onRef('b.credit_id', '=', 'c.id')
        .on('b.state', '<>', sql.lit('cancelled'))
    )
    .where('c.student_id', '=', given.student)
    .orderBy(sql`${creditState} in ('available', 'booked')`, 'desc')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .select(['c.id', 'c.reason', isOwed.as('is_owed')])
    .select(sql<string | null>`c.expires_on::text`.as('expires_on'))
    .select(creditState.as('state'))
    .select(sql<MakeUpCause>`c.cause`.as('cause'))
    .select(sql<SessionTold>`${sessionOf('c.session_id')}`.as('missed'))
    .select(sql<SessionTold | null>`${sessionOf('b.session_id')}`.as('booked'))
)

export type StudentMakeUp = RowOf<typeof of>

/** What may still be used first, the newest first. */
export const studentMakeUps = (student: string) => of({ student })
