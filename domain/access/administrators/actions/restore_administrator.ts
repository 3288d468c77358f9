import { actorOf, type Authority } from '#domain/access/roles/authority'
import { changeAccount, changeAdministrator } from '#domain/access/accounts/change_account'
import { manageAccount, type ManageRefusal } from '#domain/access/administrators/manage_account'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = Authority & { id: string }
type Refusal = ManageRefusal | { type: 'closed' }

export class RestoreAdministrator {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    return withTenant(input.tenantId, async () => {
      const found = await manageAccount(input, input.id)
      if (!found.ok) return found
      const account = found.value
      if (!account.isArchived) return ok(undefined)
      if (account.status === 'suspended' && !account.hasPassword) return err({ type: 'closed' })
      await changeAccount(account, { archived_at: null })
      await changeAdministrator(account.administratorId, { archived_at: null })
      await recordAudit({
        actor: actorOf(input),
        action: 'users.restore',
        subjectType: 'user',
        subjectId: account.id,
      })
      return ok(undefined)
    })
  }
}
