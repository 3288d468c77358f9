import { sql } from 'kysely'
import { isGone } from '#domain/attendance/make_ups/gone'
import { statement } from '#domain/shared/data/statement'

const here = statement((query, given: { student: string }) =>
  query
    .selectFrom('students as p')
    .where('p.id', '=', given.student)
    .where(sql<boolean>`not ${isGone}`)
    .select('p.id')
)

/** Whether a student is at the centre, so that a family may tell an absence and book for them. */
export const isHere = async (student: string) => (await here({ student })).length > 0
