import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { now } from '#domain/shared/clock'
import { currentTransaction, tenantId, withTenant } from '#domain/shared/tenant_scope'

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** How long a link to choose a password works, in minutes (security T18). */
export const passwordTokenMinutes = 30

/** Makes a single-use link token for an account; only its hash is kept, and older tokens stop working. */
export class IssuePasswordToken {
  async execute(input: { tenantId: string; userId: string }) {
    const token = randomBytes(32).toString('base64url')
    await withTenant(input.tenantId, async () => {
      const transaction = currentTransaction()
      await transaction.from('password_tokens').where('user_id', input.userId).delete()
      await transaction
        .insertQuery()
        .table('password_tokens')
        .insert({
          tenant_id: tenantId(),
          id: uuid(),
          user_id: input.userId,
          hash: hashToken(token),
          expires_at: now().plus({ minutes: passwordTokenMinutes }).toJSDate(),
        })
    })
    return token
  }
}
