import { sql } from 'kysely'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const marked = statement((query, given: { moved: string[]; turned: string[] }) =>
  query
    .selectFrom('attendance')
    .where((row) =>
      row.or([
        row('session_id', '=', anyOf(given.turned)),
        row.and([
          row('session_id', '=', anyOf(given.moved)),
          row('status', '<>', sql.lit('excused')),
        ]),
      ])
    )
    .select('session_id')
    .limit(1)
)

/**
 * Whether somebody came to one of these, or stayed away without a word: such a session can't be moved (domain §1.10). One in which
 * anybody is marked can't become an event, which has no roster: who excused themselves would be charged, and owed another, for nothing.
 */
export async function movesAttended(edits: Edit[]) {
  const [moved, turned] = [edits.filter(isMoved), edits.filter(isTurnedToEvent)].map((some) =>
    some.map(({ before }) => before.id)
  ) as [string[], string[]]
  return moved.length + turned.length > 0 && (await marked({ moved, turned })).length > 0
}

const isMoved = ({ before, after }: Edit) => +before.starts_at !== +after.starts_at

const isTurnedToEvent = ({ before, after }: Edit) =>
  after.type === 'event' && before.type !== 'event'
