import { IssueLink } from '#domain/access/links/actions/issue_link'
import { SendLink } from '#domain/access/links/actions/send_link'
import { openInvited } from '#domain/access/accounts/open_invited'
import {
  lockPersonAccount,
  type PersonAccount,
  type PortalPerson,
} from '#domain/access/accounts/person_account'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  person: PortalPerson
  /**
   * True: the token is returned once, to hand over as a link, and is not stored. False: it is sent
   * by e-mail.
   */
  byHand: boolean
}

export type InviteRefusal = {
  type: 'not_found' | 'archived' | 'no_email' | 'email_taken' | 'has_account' | 'closed'
}

export class InvitePerson {
  async execute(input: Input): Promise<Result<{ token: string | null }, InviteRefusal>> {
    return withTenant(input.tenantId, async () => {
      const found = await lockPersonAccount(input.person)
      if (!found) return err({ type: 'not_found' })
      const refusal = refuse(found)
      if (refusal) return err({ type: refusal })
      const userId = await this.#account(input, found)
      if (!userId) return err({ type: 'email_taken' })
      return ok({ token: await this.#send(input, userId) })
    })
  }

  async #account({ actor, person }: Input, { userId, email, locale }: PersonAccount) {
    if (!userId) {
      const opened = await openInvited({ actor, person, email: email!, locale })
      return opened.ok ? opened.value.userId : undefined
    }
    if (await isTaken(userId, email!)) return undefined
    const waiting = { email: email!, archived_at: null, invited_at: now().toJSDate() }
    await db().updateTable('users').set(waiting).where('id', '=', userId).execute()
    return userId
  }

  async #send({ tenantId, actor, byHand }: Input, userId: string) {
    const link = { tenantId, userId, purpose: 'invitation' as const }
    const token = byHand ? (await new IssueLink().execute(link)).token : null
    if (!byHand) await new SendLink().execute(link)
    const action = byHand ? 'users.copy_invitation' : 'users.invite'
    await recordAudit({ actor, action, subjectType: 'user', subjectId: userId })
    return token
  }
}

function refuse({ isPersonArchived, email, status, isArchived, isClosed }: PersonAccount) {
  if (isPersonArchived) return 'archived'
  if (!email) return 'no_email'
  if (isClosed) return 'closed'
  return status === 'active' || (status === 'suspended' && !isArchived) ? 'has_account' : undefined
}

async function isTaken(userId: string, email: string) {
  const other = db()
    .selectFrom('users as u')
    .innerJoin('users as o', (join) =>
      join.onRef('o.kind', '=', 'u.kind').on('o.email', '=', email).onRef('o.id', '<>', 'u.id')
    )
    .where('u.id', '=', userId)
  return Boolean(await other.select('o.id').executeTakeFirst())
}
