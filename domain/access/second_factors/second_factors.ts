import { sql } from 'kysely'
import type { Kind } from '#domain/shared/choices/kinds'
import { db, tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

export type FactorCount = { kind: Kind; authenticators: number; passkeys: number; codes: number }

/** Locks the account, so that two changes to its factors wait for each other. */
export async function lockFactors(userId: string): Promise<FactorCount> {
  const account = db().selectFrom('users').where('id', '=', userId)
  await account.select('id').forUpdate().executeTakeFirstOrThrow()
  return countFactors(userId)
}

async function countFactors(userId: string): Promise<FactorCount> {
  const [counted] = await factorsOf({ userId })
  return counted!
}

const factorsOf = statement(
  (_, { userId }: { userId: string }) => sql<FactorCount>`
    select u.kind,
       (select count(*)::int from authenticators where user_id = u.id and confirmed_at is not null) authenticators,
       (select count(*)::int from passkeys where user_id = u.id) passkeys,
       (select count(*)::int from recovery_codes where user_id = u.id and used_at is null) codes
     from users u where u.id = ${userId}`
)

export const hasFactor = ({ authenticators, passkeys }: FactorCount) =>
  authenticators + passkeys > 0

export async function mayLose({ kind, authenticators, passkeys }: FactorCount) {
  return authenticators + passkeys > 1 || kind !== 'admin' || !(await isRequired())
}

/** Recovery codes stand in for a factor: without one they are deleted. */
export async function forgetCodesWithoutFactor(userId: string) {
  if (hasFactor(await countFactors(userId))) return
  await db().deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Reads the table, not the request, because the setting may have changed a moment ago. */
async function isRequired(): Promise<boolean> {
  const centre = db().selectFrom('platform.tenants').where('id', '=', tenantId())
  const asked = await centre.select('two_factor_required').executeTakeFirstOrThrow()
  return asked.two_factor_required
}
