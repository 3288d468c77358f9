import { guardianRecord } from '#domain/people/guardian_record'
import { type GuardianTies, listGuardianTies } from '#domain/people/queries/guardian_ties'
import { isUuid } from '#domain/shared/is_uuid'
import { ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'
import { type ArchiveInput, setArchived } from '#domain/shared/records/set_archived'

type Archived = { changed: string[]; refused: GuardianTies[] }

/** Linking a guardian locks them too: nobody becomes somebody's contact in the moment they are archived. */
const lock = 'select id from guardians where id = any(?::uuid[]) order by id for no key update'

/**
 * Takes guardians out of the lists, but for those somebody still needs: who pays for a household or is a child's primary
 * contact stays, and the answer says for whom (domain §1.7).
 */
export class ArchiveGuardians {
  async execute(input: ArchiveInput): Promise<Result<Archived, { type: 'not_found' }>> {
    return withTenant(input.tenantId, async () => {
      const known = input.ids.filter((id) => isUuid(id))
      await selectRows(lock, [known])
      const refused = await listGuardianTies(known)
      const tied = new Set(refused.map(({ id }) => id))
      const ids = input.ids.filter((id) => !tied.has(id.toLowerCase()))
      const archived = await setArchived(guardianRecord, { ...input, ids }, true)
      return archived.ok ? ok({ ...archived.value, refused }) : archived
    })
  }
}
