import { ShutAccounts } from '#domain/access/actions/shut_accounts'
import { instructorRecord } from '#domain/people/instructor_record'
import { type ArchiveInput, setArchived } from '#domain/shared/records/set_archived'
import { withTenant } from '#domain/shared/tenant_scope'

/** Takes instructors out of the lists and shuts their accounts; their history stays and they can be restored. */
export class ArchiveInstructors {
  execute(input: ArchiveInput): ReturnType<typeof setArchived> {
    return withTenant(input.tenantId, async () => {
      const archived = await setArchived(instructorRecord, input, true)
      if (archived.ok) {
        const { tenantId, actor } = input
        const ids = archived.value.changed
        await new ShutAccounts().execute({ tenantId, actor, type: 'instructor', ids })
      }
      return archived
    })
  }
}
