import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** With the versions they have now. */
export const seenSessions = statement((query, { ids }: { ids: string[] }) =>
  query.selectFrom('class_sessions').where('id', '=', anyOf(ids)).select(['id', 'version'])
)
