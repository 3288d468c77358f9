import { type Expression, sql } from 'kysely'
import { surelyAway } from '#domain/people/instructors/absences/away'
import { isToBeStaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'

/** A session to come whose instructor is away then, and in whose place nobody stands. */
export const lacksSubstitute = (
  session: string,
  moment: Expression<unknown> = sql`now()`
) => sql<boolean>`${sql.ref(`${session}.id`)} in (
  select l.id from ${surelyAway(moment, sql`'infinity'`)} w
    join class_sessions l on l.instructor_id = w.instructor_id and l.starts_at < w.ends_at and l.ends_at > w.starts_at
  where ${isToBeStaffed('l')} and l.starts_at > ${moment}::timestamptz)`
