import type { HttpContext } from '@adonisjs/core/http'
import { refuseKey } from '#app/search/sent_key'
import { searchAnswer } from '#app/search/search_answer'
import type { WantedSearch } from '#app/search/wanted_search'
import type { SearchKey } from '#core/search/search_key'
import { searchedBy } from '#core/search/search_uids'
import { openSession } from '#core/sessions/open_session'
import { isIdleTooLong, lockMinutesOf } from '#domain/access/sessions/idle_lock'
import { Principal } from '#domain/access/sessions/principal'
import type { Tenant } from '#domain/access/centre/tenant'
import { searchRecords } from '#domain/search/search_records'
import { readStatements } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

/**
 * The session is opened in the round trip of the search, which answers nobody whose session says no. It only looks: a
 * search keeps no session awake.
 */
export async function answerSearches(
  { tenant }: HttpContext,
  key: SearchKey,
  wanted: WantedSearch[]
) {
  const began = performance.now()
  const queries = wanted.map(({ query }) => query)
  const [session, results] = await readStatements(tenant.id, () =>
    Promise.all([sessionOf(key), searchRecords(queries, key.locale)])
  )
  const open = searchedIn(session, tenant)
  if (!open || !wanted.every(({ index }) => open.includes(index))) refuseKey()
  return wanted.map((one, place) => searchAnswer(one, results[place]!, began))
}

type Session = Awaited<ReturnType<typeof sessionOf>>

const sessionOf = async ({ session }: SearchKey) => (await openSession({ key: session }))[0]

/** The indexes of whoever sits in front of an unlocked screen and has the second factor their centre asks for. */
function searchedIn(session: Session, tenant: Tenant) {
  if (!session?.principal || session.locked_at) return undefined
  const person = new Principal(session.principal, session.viewed_role)
  const minutes = lockMinutesOf(person.kind, tenant.lockAfter)
  if (isIdleTooLong(minutes, session.seen_at, now().toJSDate())) return undefined
  const isLacking = person.kind === 'admin' && tenant.twoFactorRequired && !person.secondFactor
  return isLacking ? undefined : searchedBy(person)
}
