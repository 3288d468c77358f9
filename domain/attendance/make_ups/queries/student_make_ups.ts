import { sql } from 'kysely'
import { makeUpTold } from '#domain/attendance/make_ups/queries/told_make_up'
import { creditState } from '#domain/scheduling/class_sessions/queries/credit_state'
import { type RowOf, statement } from '#domain/shared/data/statement'

const of = statement((query, given: { student: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .where('c.student_id', '=', given.student)
    .orderBy(sql`${creditState} in ('available', 'booked')`, 'desc')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .select('c.id')
    .select(makeUpTold)
)

export type StudentMakeUp = RowOf<typeof of>

/** What may still be used first, the newest first. */
export const studentMakeUps = (student: string) => of({ student })
