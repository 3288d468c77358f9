import { sql } from 'kysely'
import { tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const hold = statement(
  (_, given: { tenant: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended('levels ' || ${given.tenant}, 0))`
)

/** Waits for anybody who is changing the order of the levels; holds until the transaction ends. */
export async function holdLadder() {
  await hold({ tenant: tenantId() })
}

const next = statement((query) =>
  query
    .selectFrom('levels')
    .select(({ ref }) => sql<number>`coalesce(max(${ref('position')}), 0) + 1`.as('next'))
)

/** The caller holds the ladder. */
export async function nextPosition() {
  const [found] = await next({})
  return found!.next
}

const place = statement(
  (_, given: { ids: string[] }) => sql`
    update levels set position = wanted.place
    from unnest(${given.ids}::uuid[]) with ordinality as wanted (id, place)
    where levels.id = wanted.id and levels.position <> wanted.place`
)

/** From 1, without holes. The caller holds the ladder. */
export async function renumber(ids: string[]) {
  await place({ ids })
}

const inOrder = statement((query) =>
  query.selectFrom('levels').orderBy('position').select(['id', 'position'])
)

/** Archived ones too: they keep their place. */
export const ladder = () => inOrder({})
