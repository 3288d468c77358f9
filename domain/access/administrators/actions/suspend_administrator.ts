import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import { changeAccount, forgetLinks } from '#domain/access/accounts/change_account'
import { keepingASuperAdmin } from '#domain/access/administrators/last_super_admin'
import { manageAccount, type ManageRefusal } from '#domain/access/administrators/manage_account'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = Authority & { id: string }
type Refusal = ManageRefusal | { type: 'not_active' } | { type: 'last_super_admin' }

export class SuspendAdministrator {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    return keepingASuperAdmin(() => withTenant(input.tenantId, () => this.#suspend(input)))
  }

  async #suspend(input: Input): Promise<Result<undefined, Refusal>> {
    const found = await manageAccount(input, input.id)
    if (!found.ok) return found
    const account = found.value
    if (account.status !== 'active' || account.isArchived) return err({ type: 'not_active' })
    await changeAccount(account, { status: 'suspended' })
    await forgetLinks(account.id)
    await new EndSessions().execute({ tenantId: input.tenantId, userId: account.id })
    await recordAudit({
      actor: actorOf(input),
      action: 'users.suspend',
      subjectType: 'user',
      subjectId: account.id,
      before: { status: 'active' },
      after: { status: 'suspended' },
    })
    return ok(undefined)
  }
}
