import { actorOf, type Authority } from '#domain/access/roles/authority'
import { changeAccount } from '#domain/access/accounts/change_account'
import { manageAccount, type ManageRefusal } from '#domain/access/administrators/manage_account'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = Authority & { id: string }
type Refusal = ManageRefusal | { type: 'not_suspended' }

export class ReactivateAdministrator {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    return withTenant(input.tenantId, async () => {
      const found = await manageAccount(input, input.id)
      if (!found.ok) return found
      const account = found.value
      if (account.status !== 'suspended' || account.isArchived)
        return err({ type: 'not_suspended' })
      await changeAccount(account, { status: 'active' })
      await recordAudit({
        actor: actorOf(input),
        action: 'users.reactivate',
        subjectType: 'user',
        subjectId: account.id,
        before: { status: 'suspended' },
        after: { status: 'active' },
      })
      return ok(undefined)
    })
  }
}
