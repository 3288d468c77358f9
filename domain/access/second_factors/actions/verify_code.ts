import { openKey } from '#domain/access/second_factors/authenticator_key'
import { stepOf } from '#domain/access/second_factors/one_time_code'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; code: string }

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
    const own = db().selectFrom('authenticators').where('user_id', '=', userId)
    const confirmed = own.where('confirmed_at', 'is not', null).select('secret')
    return (await confirmed.executeTakeFirst())?.secret
  }

  /**
   * One statement compares and keeps the step, so each code counts once even when sent twice at the
   * same time.
   */
  async #use(userId: string, secret: string, step: number) {
    const { numUpdatedRows } = await db()
      .updateTable('authenticators')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('last_step', '<', String(step))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
}
