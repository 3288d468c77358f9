import { openKey } from '#domain/access/authenticator_key'
import { stepOf } from '#domain/access/one_time_code'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; userId: string; code: string }

/** Whether a code of the account's authenticator is right. Each code counts once, also when it comes twice at the same time. */
export class VerifyCode {
  async execute(input: Input): Promise<boolean> {
    return withTenant(input.tenantId, async () => {
      const sealed = await this.#find(input.userId)
      const key = sealed && openKey(sealed, input)
      const step = key ? stepOf(key, input.code) : undefined
      return step !== undefined && this.#use(input.userId, sealed!, step)
    })
  }

  async #find(userId: string): Promise<string | undefined> {
    const query = currentTransaction().from('authenticators').where('user_id', userId)
    return (await query.whereNotNull('confirmed_at').select('secret').first())?.secret
  }

  /** One statement compares and keeps the step: of two requests with one code the second finds it used. */
  async #use(userId: string, secret: string, step: number) {
    const query = currentTransaction().from('authenticators').where({ user_id: userId, secret })
    const used = await query.where('last_step', '<', step).update({ last_step: step })
    return Number(used) === 1
  }
}
