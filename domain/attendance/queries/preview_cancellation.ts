import { sql } from 'kysely'
import { owedFor } from '#domain/attendance/make_ups/owed_sessions'
import { oneToOneCalledOff } from '#domain/attendance/marking/one_to_one_called_off'
import { anyOf, count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const booked = statement((query, given: { sessions: string[] }) =>
  query
    .selectFrom('make_up_bookings')
    .where('session_id', '=', anyOf(given.sessions))
    .where('state', '=', sql.lit('booked'))
    .select(count().as('count'))
)

/**
 * What follows from cancelling these sessions, before anybody confirms it: for each one-to-one
 * session where its student calls it off, else how many make-ups are owed.
 */
export async function previewCancellation(sessions: string[], makesUp: boolean | null) {
  const at = now().toJSDate()
  const oneToOne = await oneToOneCalledOff({ sessions, at, makesUp })
  const owed = await owedFor({ sessions, isForeseen: true })
  const [found] = await booked({ sessions })
  return { oneToOne, makeUps: owed.length, givenBack: found!.count }
}

export type PreviewedCancellation = Awaited<ReturnType<typeof previewCancellation>>
