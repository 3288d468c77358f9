import { type GuardianTies, listGuardianTies } from '#domain/people/guardians/queries/guardian_ties'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const lock = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('guardians')
    .where('id', '=', anyOf(given.ids))
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
)

/**
 * Guardians who pay for a household or are a child's primary contact (domain §1.7). Locked until
 * the transaction ends, as linking a guardian does: nobody becomes a contact while being archived.
 */
export async function guardiansInUse(ids: string[]): Promise<GuardianTies[]> {
  await lock({ ids })
  return listGuardianTies(ids)
}
