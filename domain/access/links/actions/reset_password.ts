import { accountChanged, invitationAccepted } from '#domain/access/events'
import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { hashPassword } from '#domain/access/accounts/password_hash'
import { checkPassword } from '#domain/access/accounts/password_strength'
import type { Kind } from '#domain/shared/choices/kinds'
import { personalWords } from '#domain/access/accounts/personal_words'
import { findAddressee } from '#domain/access/links/queries/find_addressee'
import { findLink, type FoundLink } from '#domain/access/links/queries/find_link'
import type { Tenant } from '#domain/access/centre/tenant'
import { useLink } from '#domain/access/links/use_link'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, readTenant, tenantId, withTenant } from '#domain/shared/data/database'

type Input = {
  tenant: Tenant
  kind: Kind
  token: string
  password: string
  requestId: string | null
}
type Chosen = { userId: string; email: string; invited: boolean }
type Refusal = { type: 'invalid_token' } | { type: 'too_common' }

/**
 * Ends every session, activates an invited account and proves the address the link was sent to. A
 * second factor stays as it is.
 */
export class ResetPassword {
  async execute(input: Input): Promise<Result<Chosen, Refusal>> {
    const words = await readTenant(input.tenant.id, () => this.#wordsOf(input))
    if (!words) return err({ type: 'invalid_token' })
    if (await checkPassword(input.password, words)) return err({ type: 'too_common' })

    const password = await hashPassword(input.password)
    return withTenant(input.tenant.id, async () => {
      const link = await find(input)
      if (!link || !(await useLink(link.linkId))) return err({ type: 'invalid_token' })
      await this.#choose(link, password)
      await this.#tell(link, input.requestId)
      const { userId, email, purpose } = link
      return ok({ userId, email, invited: purpose === 'invitation' })
    })
  }

  async #wordsOf(input: Input) {
    const link = await find(input)
    const person = link && (await findAddressee(link.userId))
    return person && personalWords(input.tenant, person)
  }

  async #choose({ userId, email, sentTo }: FoundLink, password: string) {
    const at = now().toJSDate()
    await db()
      .updateTable('users')
      .set({
        password,
        status: 'active',
        password_changed_at: at,
        ...(sentTo === email && { email_verified_at: at }),
      })
      .where('id', '=', userId)
      .execute()
    await new EndSessions().execute({ tenantId: tenantId(), userId })
  }

  /**
   * Somebody who accepts an invitation had no password to be warned about; their inviter is told
   * instead.
   */
  async #tell({ userId, email, purpose }: FoundLink, requestId: string | null) {
    const invited = purpose === 'invitation'
    await recordAudit({
      actor: { userId, name: email, requestId },
      action: invited ? 'users.accept_invitation' : 'users.reset_password',
      subjectType: 'user',
      subjectId: userId,
    })
    if (invited) await publish(invitationAccepted, { userId })
    else await publish(accountChanged, { userId, change: 'password_changed' })
  }
}

const find = ({ token, kind }: Input) => findLink(token, kind, ['password', 'invitation'])
