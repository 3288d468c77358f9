import { sql } from 'kysely'
import { type GuardianTies, listGuardianTies } from '#domain/people/guardians/queries/guardian_ties'
import { statement } from '#domain/shared/data/statement'

/** Linking a guardian locks them too: nobody becomes somebody's contact in the moment they are archived. */
const lock = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('guardians')
    .where('id', '=', sql<string>`any(${given.ids}::uuid[])`)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
)

/**
 * Whoever pays for a household or is a child's primary contact (domain §1.7). Locked: the answer
 * holds until the transaction ends.
 */
export async function guardiansInUse(ids: string[]): Promise<GuardianTies[]> {
  await lock({ ids })
  return listGuardianTies(ids)
}
