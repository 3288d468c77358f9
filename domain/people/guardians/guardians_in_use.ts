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
 * Those of these guardians who can't be archived, because somebody still needs them: who pays for a household or is a
 * child's primary contact (domain §1.7). Asked in the act's own transaction, in which they stay as they are.
 */
export async function guardiansInUse(ids: string[]): Promise<GuardianTies[]> {
  await lock({ ids })
  return listGuardianTies(ids)
}
