import type { Kind } from '#domain/access/permissions'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/** How many second factors an account has; recovery codes only stand in for one. */
export type FactorCount = { kind: Kind; authenticators: number; passkeys: number; codes: number }

/** Locks the account, so that two changes to its factors wait for each other, and counts them. */
export async function lockFactors(userId: string): Promise<FactorCount> {
  const account = currentTransaction().from('users').where('id', userId)
  await account.forUpdate().select('id').firstOrFail()
  return countFactors(userId)
}

async function countFactors(userId: string): Promise<FactorCount> {
  const { rows } = await currentTransaction().rawQuery(
    `select u.kind,
       (select count(*)::int from authenticators where user_id = u.id and confirmed_at is not null) authenticators,
       (select count(*)::int from passkeys where user_id = u.id) passkeys,
       (select count(*)::int from recovery_codes where user_id = u.id and used_at is null) codes
     from users u where u.id = ?`,
    [userId]
  )
  return rows[0]
}

export const hasFactor = ({ authenticators, passkeys }: FactorCount) =>
  authenticators + passkeys > 0

/** Whether one factor may go: another is left, or the centre asks for none. */
export async function mayLose({ kind, authenticators, passkeys }: FactorCount) {
  return authenticators + passkeys > 1 || kind !== 'admin' || !(await isRequired())
}

/** Recovery codes stand in for a factor: without one they open nothing and go. */
export async function forgetCodesWithoutFactor(userId: string) {
  if (hasFactor(await countFactors(userId))) return
  await currentTransaction().from('recovery_codes').where('user_id', userId).delete()
}

/** Asked of the table, not of the request: the setting may have changed a moment ago. */
async function isRequired(): Promise<boolean> {
  const query = currentTransaction().from('platform.tenants').where('id', tenantId())
  return (await query.select('two_factor_required').firstOrFail()).two_factor_required
}
