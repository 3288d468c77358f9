import type { HttpContext } from '@adonisjs/core/http'
import { type Hits, searchOutside } from '#app/search/external_searches'
import { refuseFilter } from '#app/search/filter/filter_cursor'
import { hitFormat } from '#app/search/formatted_hit'
import { refuseKey } from '#app/search/sent_key'
import { searchAnswer } from '#app/search/search_answer'
import type { WantedSearch } from '#app/search/wanted_search'
import { withoutPlace } from '#core/requests/place_middleware'
import { externalSearch } from '#core/search/external/external_search'
import type { MeilisearchServer } from '#core/search/external/meilisearch_server'
import type { SearchKey } from '#core/search/search_key'
import { searchedBy } from '#core/search/search_uids'
import { openSession } from '#core/sessions/open_session'
import { isLocked } from '#domain/access/sessions/idle_lock'
import { Principal } from '#domain/access/sessions/principal'
import type { Tenant } from '#domain/access/centre/tenant'
import { conditionsIn } from '#domain/search/search_filter'
import { searchRecords } from '#domain/search/search_records'
import { type Branches, inBranches } from '#domain/shared/data/branch_limit'
import { readStatements } from '#domain/shared/data/database'

/**
 * The session is opened in the round trip of the search, or before it where there is a filter, and
 * nobody is answered whose session says no, or in branches that it doesn't say. It only looks: a
 * search keeps no session awake.
 */
export async function answerSearches(ctx: HttpContext, key: SearchKey, wanted: WantedSearch[]) {
  const began = performance.now()
  refuseCostly(wanted)
  const server = externalSearch()
  const found = server ? await outside(server, ctx, key, wanted) : await here(ctx, key, wanted)
  return wanted.map((one, place) => searchAnswer(one, found[place]!, began))
}

async function here({ tenant }: HttpContext, key: SearchKey, wanted: WantedSearch[]) {
  const queries = wanted.map(({ query }) => query)
  const searchIn = (branches: Branches) =>
    inBranches(branches, () => readStatements(tenant.id, () => searchRecords(queries, key.locale)))
  // A filter costs: nothing is searched for somebody whose session says no
  const isCostly = queries.some(({ filter }) => filter !== null)
  const [session, early] = await inBranches(key.branches, () =>
    readStatements(tenant.id, () =>
      Promise.all([sessionOf(key), isCostly ? undefined : searchRecords(queries, key.locale)])
    )
  )
  const person = searcherOf(session, tenant)
  refuseUnless(person, wanted)
  const isLimitedSo = String(person.branches) === String(key.branches)
  const results = early && isLimitedSo ? early : await searchIn(person.branches)
  return results.map(({ documents, total, onlySimilar }, place): Hits => {
    return { hits: documents.map(hitFormat(wanted[place]!.asked)), total, onlySimilar }
  })
}

/**
 * A server outside is asked nothing for somebody whose session says no, and no place is held while
 * it thinks.
 */
async function outside(
  server: MeilisearchServer,
  ctx: HttpContext,
  key: SearchKey,
  wanted: WantedSearch[]
) {
  const session = await readStatements(ctx.tenant.id, () => sessionOf(key))
  const person = searcherOf(session, ctx.tenant)
  refuseUnless(person, wanted)
  const reader = { locale: key.locale, branches: person.branches }
  return withoutPlace(ctx, () => searchOutside(server, wanted, reader))
}

/** Conditions of all filters of one request together: each is asked of every row that the words find. */
const mostConditions = 10

function refuseCostly(wanted: readonly WantedSearch[]) {
  const filters = wanted.flatMap(({ query }) => query.filter ?? [])
  const conditions = filters.reduce((sum, filter) => sum + conditionsIn(filter), 0)
  if (conditions <= mostConditions) return
  const counted = 'ten values of one attribute counting as one'
  refuseFilter(
    `Too many conditions in the filters of this request: expected at most ${mostConditions}, ${counted}.`
  )
}

function refuseUnless(
  person: Principal | undefined,
  wanted: WantedSearch[]
): asserts person is Principal {
  const open = person && searchedBy(person)
  if (!open || !wanted.every(({ index }) => open.includes(index))) refuseKey()
}

type Session = Awaited<ReturnType<typeof sessionOf>>

const sessionOf = async ({ session }: SearchKey) => (await openSession({ key: session }))[0]

/** The person at an unlocked screen, who has the second factor their centre asks for. */
function searcherOf(session: Session, tenant: Tenant) {
  if (!session?.principal) return undefined
  const person = new Principal(session.principal, session.viewed_role)
  const { locked_at: lockedAt, seen_at: seenAt } = session
  if (isLocked({ lockedAt, seenAt }, person.kind, tenant.lockAfter)) return undefined
  return person.lacksSecondFactor(tenant.twoFactorRequired) ? undefined : person
}
