import { sql } from 'kysely'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const attended = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('attendance')
    .where('session_id', '=', anyOf(given.ids))
    .where('status', '<>', sql.lit('excused'))
    .select('session_id')
    .limit(1)
)

/** Whether somebody came to one of these, or stayed away without a word: such a session can't be moved (domain §1.10). */
export async function movesAttended(edits: Edit[]) {
  const ids = edits.filter(movesOrEnds).map(({ before }) => before.id)
  return ids.length > 0 && (await attended({ ids })).length > 0
}

const movesOrEnds = ({ before, after }: Edit) =>
  +before.starts_at !== +after.starts_at || (after.type === 'event' && before.type !== 'event')
