import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import {
  changeAccount,
  changeAdministrator,
  forgetLinks,
} from '#domain/access/accounts/change_account'
import { keepingASuperAdmin } from '#domain/access/administrators/last_super_admin'
import { manageAccount, type ManageRefusal } from '#domain/access/administrators/manage_account'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = Authority & {
  id: string
  /** Revoking an invitation archives somebody who has not accepted it. */
  onlyInvited?: boolean
}
type Refusal = ManageRefusal | { type: 'not_invited' } | { type: 'last_super_admin' }

export class ArchiveAdministrator {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    return keepingASuperAdmin(() => withTenant(input.tenantId, () => this.#archive(input)))
  }

  async #archive(input: Input): Promise<Result<undefined, Refusal>> {
    const found = await manageAccount(input, input.id)
    if (!found.ok) return found
    const account = found.value
    if (input.onlyInvited && account.status !== 'invited') return err({ type: 'not_invited' })
    if (account.isArchived) return ok(undefined)
    const at = now().toJSDate()
    await changeAccount(account, { archived_at: at })
    await changeAdministrator(account.administratorId, { archived_at: at })
    await forgetLinks(account.id)
    await new EndSessions().execute({ tenantId: input.tenantId, userId: account.id })
    await recordAudit({
      actor: actorOf(input),
      action: input.onlyInvited ? 'users.revoke_invitation' : 'users.archive',
      subjectType: 'user',
      subjectId: account.id,
      before: { archived_at: null },
      after: { archived_at: at.toISOString() },
    })
    return ok(undefined)
  }
}
