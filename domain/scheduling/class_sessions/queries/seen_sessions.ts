import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

/** With the versions they have now. */
export const seenSessions = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('class_sessions')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'version'])
)
