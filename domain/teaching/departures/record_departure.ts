import { db } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

type Kind = 'student' | 'instructor'

/** So that undoing one gives back what a departure took, and nothing any other act did. */
export async function recordDeparture(actId: string, kind: Kind) {
  const departure = { id: actId, kind }
  await db()
    .insertInto('departures')
    .values(departure)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const known = statement((query, given: { id: string; kind: Kind }) =>
  query
    .selectFrom('departures')
    .where('id', '=', given.id)
    .where('kind', '=', given.kind)
    .select('id')
)

export const isDeparture = async (id: string, kind: Kind) =>
  isUuid(id) && (await known({ id, kind })).length > 0
