import { type GuardianTies, listGuardianTies } from '#domain/people/queries/guardian_ties'
import { selectRows } from '#domain/shared/select_rows'

/** Linking a guardian locks them too: nobody becomes somebody's contact in the moment they are archived. */
const lock = 'select id from guardians where id = any(?::uuid[]) order by id for no key update'

/**
 * Those of these guardians who can't be archived, because somebody still needs them: who pays for a household or is a
 * child's primary contact (domain §1.7). Asked in the act's own transaction, in which they stay as they are.
 */
export async function stillNeeded(ids: string[]): Promise<GuardianTies[]> {
  await selectRows(lock, [ids])
  return listGuardianTies(ids)
}
