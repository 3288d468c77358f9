import { sql } from 'kysely'
import { tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const lock = statement(
  (_, { tenant }: { tenant: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended('payment_methods ' || ${tenant}, 0))`
)

/** Waits for anybody who is changing the centre’s methods, until the transaction ends. */
export async function lockMethods() {
  await lock({ tenant: tenantId() })
}

/** Archived ones too: they keep their place. */
export const orderedMethods = statement((query) =>
  query
    .selectFrom('payment_methods')
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'kind', 'position', 'name_en', 'name_ar', 'archived_at'])
)

const place = statement(
  (_, { ids }: { ids: string[] }) => sql`
    update payment_methods set position = wanted.place, version = version + 1
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where payment_methods.id = wanted.id and payment_methods.position <> wanted.place`
)

/**
 * Numbers the methods from 1, without holes; the caller has locked them. A form holds its method’s
 * position, so a method that moves gets a new version.
 */
export async function renumber(ids: string[]) {
  await place({ ids })
}
