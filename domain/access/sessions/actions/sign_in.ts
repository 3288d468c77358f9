import type { Kind } from '#domain/shared/choices/kinds'
import { hashPassword, needsRehash, verifyPassword } from '#domain/access/accounts/password_hash'
import type { Principal } from '#domain/access/sessions/principal'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, readTenant, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  /** The door: a student's account does not open the administrators'. */
  kind: Kind
  email: string
  password: string
  requestId: string | null
}
type Account = { id: string; password: string | null; status: string }

/** All refusals are alike, in the answer and in the work done. */
export class SignIn {
  async execute(input: Input): Promise<Result<Principal, { type: 'invalid_credentials' }>> {
    const account = await readTenant(input.tenantId, () => this.#find(input))
    const fits = await verifyPassword(account?.password, input.password)
    if (!account || !fits || account.status !== 'active') {
      await this.#refuse(input, account)
      return err({ type: 'invalid_credentials' })
    }

    const rehashed = needsRehash(account.password!) ? await hashPassword(input.password) : undefined
    const principal = await withTenant(input.tenantId, () => {
      return this.#welcome(account, rehashed, input.requestId)
    })
    return principal ? ok(principal) : err({ type: 'invalid_credentials' })
  }

  async #find({ kind, email }: Input): Promise<Account | undefined> {
    return db()
      .selectFrom('users')
      .where('kind', '=', kind)
      .where('email', '=', email.toLowerCase())
      .where('archived_at', 'is', null)
      .select(['id', 'password', 'status'])
      .executeTakeFirst()
  }

  /**
   * Written for an absent account too, as one of the centre's, because the work must not tell which
   * accounts exist.
   */
  async #refuse({ tenantId, kind, requestId }: Input, account: Account | undefined) {
    await withTenant(tenantId, () =>
      recordAudit({
        actor: { ...system, requestId },
        action: 'users.sign_in_failed',
        subjectType: account ? 'user' : 'tenant',
        subjectId: account?.id ?? tenantId,
        after: { kind },
      })
    )
  }

  /** Signing in is recorded later, with the session (record_sign_in.ts). */
  async #welcome(account: Account, rehashed: string | undefined, requestId: string | null) {
    const principal = await findPrincipal(account.id)
    if (!principal) return undefined
    if (rehashed) await keepHash(account.id, rehashed)
    if (principal.secondFactor) await recordHalfway(principal, requestId)
    return principal
  }
}

async function keepHash(userId: string, password: string) {
  await db().updateTable('users').set({ password }).where('id', '=', userId).execute()
}

const recordHalfway = (principal: Principal, requestId: string | null) =>
  recordAudit({
    actor: principal.actor(requestId),
    action: 'users.second_factor_asked',
    subjectType: 'user',
    subjectId: principal.userId,
  })
