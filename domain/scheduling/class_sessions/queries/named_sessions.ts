import { groupNamed, partiesNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

const named = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.id', '=', anyOf(given.ids))
    .orderBy('s.starts_at')
    .select(['s.id', 's.title', 's.type', 's.starts_at', 's.time_zone'])
    .select([groupNamed.as('group'), ...partiesNamed])
)

export type NamedSession = RowOf<typeof named>

/** What people call them, when they are, with whom and where. */
export const namedSessions = (ids: string[]) => named({ ids })
