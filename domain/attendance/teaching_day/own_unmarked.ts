import { sql } from 'kysely'
import { isLockedAt } from '#domain/attendance/queries/locked'
import { isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import { isTaughtBy } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { jsonById } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import { now } from '#domain/shared/time/clock'

/** How many are listed at most; older ones follow as these are marked. */
const most = 20

const unmarked = statement((query, given: { instructor: string; moment: Date }) =>
  query
    .selectFrom('class_sessions as t')
    .where(isTaughtBy(given.instructor))
    .where(isUnmarked('t', sql`${given.moment}::timestamptz`))
    .where(sql<boolean>`not ${isLockedAt('t', sql`${given.moment}::timestamptz`)}`)
    .orderBy('t.ends_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(sql.lit(most))
    .select(['t.id', 't.title', 't.starts_at', 't.ends_at', 't.time_zone'])
    .select([
      jsonById('groups', sql.ref('t.group_id'), ['id', 'code', 'title_en', 'title_ar']).as('group'),
      jsonById('students', sql.ref('t.student_id'), ['id', ...storedNameFields]).as('student'),
    ])
)

export type OwnUnmarked = RowOf<typeof unmarked>

/** Whose attendance an instructor has yet to take, the latest first. What is locked by now stands in the office's queue alone: an instructor can't mark it. */
export const ownUnmarked = (instructor: string) =>
  unmarked({ instructor, moment: now().toJSDate() })
