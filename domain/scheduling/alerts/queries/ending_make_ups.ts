import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { Ahead } from '#domain/scheduling/alerts/alerts'
import { isOwed } from '#domain/scheduling/class_sessions/queries/credit_state'
import { groupNamed, studentNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import type { MakeUpCause } from '#domain/shared/choices/make_ups'
import { jsonById } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type Days = Pick<Ahead, 'today' | 'makeUpsUntil'>

/** Make-ups that are still owed, that nobody has booked and that expire soon. */
export const endingMakeUps = (query: Kysely<DB>, given: Days) =>
  query
    .selectFrom('make_up_credits as c')
    .where('c.state', '=', sql.lit('available'))
    .where(isOwed)
    .where(sql<boolean>`c.expires_on between ${given.today}::date and ${given.makeUpsUntil}::date`)

type Page = { limit: number; offset: number }

export const listEndingMakeUps = statement((query, given: Ahead & Page) =>
  endingMakeUps(query, given)
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.session_id')
    )
    .orderBy('c.expires_on')
    .orderBy('c.id')
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(sql<MakeUpCause>`c.cause`.as('cause'))
    .select(['c.id', 'c.expires_on', 's.title', 's.starts_at', 's.time_zone'])
    .select([groupNamed.as('group'), studentNamed.as('student')])
    .select(
      jsonById('students', sql.ref('c.student_id'), ['id', ...storedNameFields])
        .$notNull()
        .as('owed_to')
    )
)
