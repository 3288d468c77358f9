import { sql } from 'kysely'
import { isTaughtBy } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

interface Asked {
  instructor: string
  from: Date
  until: Date
  /** Whose days they are. */
  zone: string
}

const days = statement((query, given: Asked) =>
  query
    .selectFrom('class_sessions as t')
    .where(isTaughtBy(given.instructor))
    .where('t.status', '<>', sql.lit('cancelled'))
    .where('t.starts_at', '>=', given.from)
    .where('t.starts_at', '<', given.until)
    .select(sql<string>`(t.starts_at at time zone ${given.zone}::text)::date::text`.as('day'))
    .groupBy('day')
    .select(count().as('sessions'))
    .select(
      sql<number>`(sum(extract(epoch from t.ends_at - t.starts_at)) / 60)::integer`.as('minutes')
    )
)

/** How much there is on each day that has a session which is not cancelled, as the calendar counts. */
export const daysTaught = (asked: Asked) => days(asked)
