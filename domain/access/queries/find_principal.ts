import { Principal, type PrincipalRecord } from '#domain/access/principal'
import { currentTransaction } from '#domain/shared/tenant_scope'

/** The account with its person and roles, or undefined when it is absent, suspended or not yet active. */
export async function findPrincipal(userId: string) {
  const { rows } = await currentTransaction().rawQuery('select platform.principal(?) as record', [
    userId,
  ])
  const record = rows[0]?.record as PrincipalRecord | null
  return record ? new Principal(record) : undefined
}
