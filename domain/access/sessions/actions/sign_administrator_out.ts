import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import { manageAccount, type ManageRefusal } from '#domain/access/administrators/manage_account'
import { recordAudit } from '#domain/shared/audit/audit'
import { ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = Authority & { id: string }

export class SignAdministratorOut {
  async execute(input: Input): Promise<Result<{ ended: number }, ManageRefusal>> {
    return withTenant(input.tenantId, async () => {
      const found = await manageAccount(input, input.id)
      if (!found.ok) return found
      const { id } = found.value
      const ended = await new EndSessions().execute({ tenantId: input.tenantId, userId: id })
      await recordAudit({
        actor: actorOf(input),
        action: 'users.sign_out_everywhere',
        subjectType: 'user',
        subjectId: id,
      })
      return ok({ ended })
    })
  }
}
