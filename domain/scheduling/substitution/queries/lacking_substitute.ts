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

/** Whether the instructor whom offer `o` is to replace is away in its hours. */
const isAbsentOf = (offer: string) => {
  const of = (column: string) => sql.ref(`${offer}.${column}`)
  return sql<boolean>`exists (select from ${surelyAway(of('starts_at'), of('ends_at'))} w
    where w.instructor_id = ${of('absent_id')})`
}

/** What an offer was made for is still so: one that was made because of an absence ends with it. */
export const isStillNeeded = (offer: string) =>
  sql<boolean>`(not ${sql.ref(`${offer}.for_absence`)} or ${isAbsentOf(offer)})`
