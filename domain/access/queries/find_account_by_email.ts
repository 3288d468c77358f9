import type { Kind } from '#domain/access/permissions'
import { currentTransaction, platform, readTenant } from '#domain/shared/tenant_scope'

/** The account behind a sign-in e-mail at one door of a centre, found by the centre's short name. */
export async function findAccountByEmail(slug: string, kind: Kind, email: string) {
  const tenant = await platform().from('platform.tenants').select('id').where({ slug }).first()
  if (!tenant) return undefined
  return readTenant(tenant.id, async () => {
    const query = currentTransaction().from('users').select('id')
    const user = await query.where({ kind, email: email.toLowerCase() }).first()
    return user ? { tenantId: tenant.id as string, userId: user.id as string } : undefined
  })
}
