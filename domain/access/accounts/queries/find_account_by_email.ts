import type { Kind } from '#domain/shared/choices/kinds'
import { db, platform, readTenant } from '#domain/shared/data/database'

export async function findAccountByEmail(slug: string, kind: Kind, email: string) {
  const tenants = platform().selectFrom('platform.tenants').where('slug', '=', slug)
  const tenant = await tenants.select('id').executeTakeFirst()
  if (!tenant) return undefined
  return readTenant(tenant.id, async () => {
    const users = db().selectFrom('users').where('kind', '=', kind)
    const user = await users
      .where('email', '=', email.toLowerCase())
      .select('id')
      .executeTakeFirst()
    return user && { tenantId: tenant.id, userId: user.id }
  })
}
