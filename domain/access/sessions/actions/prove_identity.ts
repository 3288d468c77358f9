import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import {
  type PasskeyAnswer,
  VerifyPasskey,
} from '#domain/access/second_factors/actions/verify_passkey'
import { verifyPassword } from '#domain/access/accounts/password_hash'
import type { Principal } from '#domain/access/sessions/principal'
import { proofLimits } from '#domain/access/sessions/rules/session_lifetime'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

export type OwnProof = { password: string } | PasskeyAnswer

type Input = {
  tenantId: string
  principal: Principal
  sessionKey: string
  proof: OwnProof
  opens: 'confirm' | 'unlock'
  requestId: string | null
}
type Refusal = { type: 'wrong' } | { type: 'too_many_tries' }

/**
 * Takes the password, or a passkey with finger, face or PIN. Each session has five tries of both
 * together, even in parallel.
 */
export class ProveIdentity {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    const asked = await withTenant(input.tenantId, () => this.#take(input))
    if (!asked || asked.tries > proofLimits.tries) return err({ type: 'too_many_tries' })

    const fits = await this.#check(input, asked.password)
    await this.#record(input, fits ? input.opens : `${input.opens}_failed`)
    if (fits) return ok(undefined)
    return err({ type: asked.tries === proofLimits.tries ? 'too_many_tries' : 'wrong' })
  }

  /** Counted before it is checked. */
  async #take({ sessionKey, principal }: Input) {
    const taking = sql<{ tries: number | null } & Columns<'users', 'password'>>`
      select platform.count_try_in_session(${sessionKey}) tries, password
      from users where id = ${principal.userId}`
    const [taken] = (await taking.execute(db())).rows
    return taken?.tries ? { tries: taken.tries, password: taken.password } : undefined
  }

  async #check({ tenantId, principal, proof }: Input, password: string | null) {
    if ('password' in proof) return verifyPassword(password, proof.password)
    const { userId, kind } = principal
    return (await new VerifyPasskey().execute({ tenantId, userId, kind, ...proof, alone: true })).ok
  }

  async #record({ tenantId, principal, proof, requestId }: Input, act: string) {
    await withTenant(tenantId, () =>
      recordAudit({
        actor: principal.actor(requestId),
        action: `users.${act}`,
        subjectType: 'user',
        subjectId: principal.userId,
        after: 'password' in proof ? undefined : { factor: 'passkey' },
      })
    )
  }
}
