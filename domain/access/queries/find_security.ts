import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/** What a centre decides about its security. */
export type Security = {
  twoFactorRequired: boolean
  /** Idle minutes after which screens lock themselves; null for never. */
  lockAfter: number | null
  /** Where people may ask to join. */
  openDoors: ('instructor' | 'student')[]
  /** Another one after each change of the centre's settings. */
  version: number
}

/** The entered centre's security settings as they are saved now. */
export async function findSecurity(): Promise<Security> {
  const { rows } = await currentTransaction().rawQuery(
    `select two_factor_required "twoFactorRequired", lock_after "lockAfter", open_doors "openDoors",
       (extract(epoch from updated_at) * 1000000)::float8 "version"
     from platform.tenants where id = ?`,
    [tenantId()]
  )
  return rows[0]
}
