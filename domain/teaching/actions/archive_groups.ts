import { err, ok, type Result } from '#domain/shared/result'
import { setArchived, type ArchiveInput } from '#domain/shared/records/set_archived'
import { withTenant } from '#domain/shared/tenant_scope'
import { groupRecord } from '#domain/teaching/group_record'
import { lockGroups } from '#domain/teaching/locked_group'
import { mayArchive } from '#domain/teaching/rules/group_state'

/** `refused`: the codes of those that are still going on. */
type Archived = { changed: string[]; refused: string[] }

/** Takes groups that have ended or never began out of the lists; none at all when one is not the tenant's. */
export class ArchiveGroups {
  async execute(input: ArchiveInput): Promise<Result<Archived, { type: 'not_found' }>> {
    return withTenant(input.tenantId, async () => {
      const wanted = new Set(input.ids.map((id) => id.toLowerCase()))
      const locked = [...(await lockGroups(...wanted)).values()]
      if (locked.length !== wanted.size) return err({ type: 'not_found' })
      const over = locked.filter(({ status }) => mayArchive(status))
      const ids = over.map(({ id }) => id)
      const done = await setArchived(groupRecord, { ...input, ids }, true)
      if (!done.ok) return done
      const refused = locked.filter((group) => !over.includes(group) && !group.isArchived)
      return ok({ ...done.value, refused: refused.map(({ code }) => code) })
    })
  }
}
