import { IssueLink } from '#domain/access/links/actions/issue_link'
import { SendLink } from '#domain/access/links/actions/send_link'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import { manageAccount, type ManageRefusal } from '#domain/access/administrators/manage_account'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = Authority & {
  id: string
  byHand: boolean
}
type Refusal = ManageRefusal | { type: 'not_invited' }

export class RenewInvitation {
  async execute(input: Input): Promise<Result<{ token: string | null }, Refusal>> {
    return withTenant(input.tenantId, async () => {
      const found = await manageAccount(input, input.id)
      if (!found.ok) return found
      const account = found.value
      if (account.status !== 'invited' || account.isArchived) return err({ type: 'not_invited' })
      const token = await invite(input)
      const invited = { invited_at: now().toJSDate() }
      await db().updateTable('users').set(invited).where('id', '=', account.id).execute()
      await recordAudit({
        actor: actorOf(input),
        action: input.byHand ? 'users.copy_invitation' : 'users.invite',
        subjectType: 'user',
        subjectId: account.id,
      })
      return ok({ token })
    })
  }
}

async function invite({ tenantId, id, byHand }: Input) {
  const link = { tenantId, userId: id, purpose: 'invitation' as const }
  if (byHand) return (await new IssueLink().execute(link)).token
  await new SendLink().execute(link)
  return null
}
