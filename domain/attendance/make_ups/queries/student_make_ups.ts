import { sql } from 'kysely'
import { makeUpTold } from '#domain/attendance/make_ups/queries/told_make_up'
import { creditState } from '#domain/scheduling/class_sessions/queries/credit_state'
import { keepPlans } from '#domain/shared/data/keep_plans'
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

/**
 * Lists what may still be used first, the newest first. Its plan is kept: making it costs far more than
 * running it.
 */
export async function studentMakeUps(student: string): Promise<StudentMakeUp[]> {
  const [, rows] = await Promise.all([keepPlans(), of({ student })])
  return rows
}
