import { verifyPassword } from '#domain/access/password_hash'
import type { Principal } from '#domain/access/principal'
import { recordAudit } from '#domain/shared/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

/** Wrong passwords in a row after which a session ends. */
const maximumTries = 5

type Input = {
  tenantId: string
  principal: Principal
  /** The session that asks: `ctx.sessionState.key`. */
  sessionKey: string
  password: string
  /** What the right password opens: it names the entry of the audit trail. */
  opens: 'confirm' | 'unlock'
  requestId: string | null
}
type Refusal = { type: 'wrong_password' } | { type: 'too_many_tries' }

/** Asks the signed-in person for their own password again. Each session has five tries, however parallel. */
export class ProvePassword {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    const asked = await withTenant(input.tenantId, () => this.#take(input))
    if (!asked || asked.tries > maximumTries) return err({ type: 'too_many_tries' })

    const fits = await verifyPassword(asked.password, input.password)
    await this.#record(input, fits ? input.opens : `${input.opens}_failed`)
    if (fits) return ok(undefined)
    return err({ type: asked.tries === maximumTries ? 'too_many_tries' : 'wrong_password' })
  }

  /** Counts the try before the password is looked at. */
  async #take({ tenantId, sessionKey, principal }: Input) {
    const { rows } = await currentTransaction().rawQuery(
      `update platform.sessions s set unlock_tries = least(unlock_tries + 1, 100) from users u
       where s.id = ? and s.tenant_id = ? and u.id = ? and u.tenant_id = s.tenant_id
       returning s.unlock_tries tries, u.password`,
      [sessionKey, tenantId, principal.userId]
    )
    return rows[0] as { tries: number; password: string | null } | undefined
  }

  async #record({ tenantId, principal, requestId }: Input, act: string) {
    await withTenant(tenantId, () =>
      recordAudit({
        actor: principal.actor(requestId),
        action: `users.${act}`,
        subjectType: 'user',
        subjectId: principal.userId,
      })
    )
  }
}
