import { sql } from 'kysely'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

interface Asked {
  instructors: string[]
  from: Date
  until: Date
}

const scheduled = statement((query, given: Asked) =>
  query
    .selectFrom('class_sessions')
    .where('instructor_id', '=', anyOf(given.instructors))
    .where('starts_at', '>=', given.from)
    .where('starts_at', '<', given.until)
    .where('status', '<>', sql.lit('cancelled'))
    .groupBy('instructor_id')
    .select('instructor_id as id')
    .select(sql<number>`(sum(extract(epoch from ends_at - starts_at)) / 60)::integer`.as('minutes'))
)

/** How long each of them teaches in a week, by what is scheduled or was held. */
export async function weeklyMinutes(asked: Asked): Promise<Map<string, number>> {
  const rows = asked.instructors.length ? await scheduled(asked) : []
  return new Map(rows.map(({ id, minutes }) => [id!, minutes]))
}
