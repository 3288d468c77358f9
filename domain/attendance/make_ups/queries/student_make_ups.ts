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

const firstCredit = statement((query, { student }: { student: string }) =>
  query
    .selectFrom('make_up_credits')
    .where('student_id', '=', student)
    .limit(sql.lit(1))
    .select('id')
)

export type StudentMakeUp = RowOf<typeof of>

/**
 * Lists what may still be used first, the newest first. Most students have none, and what tells of one
 * joins so many tables that only beginning that statement costs more than the rest of a student's
 * page, so it is asked where there is one. Its plan is kept.
 */
export async function studentMakeUps(student: string): Promise<StudentMakeUp[]> {
  const [first] = await firstCredit({ student })
  if (!first) return []
  const [, rows] = await Promise.all([keepPlans(), of({ student })])
  return rows
}
