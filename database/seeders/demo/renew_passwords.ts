import { type DemoCentre, demoCentres, demoSignIns } from '#database/seeders/demo/demo_centres'
import { hashPassword } from '#domain/access/accounts/password_hash'
import { db, platform, withTenantAsOwner } from '#domain/shared/data/database'

export async function renewPasswords(
  password: string,
  demonstration: readonly DemoCentre[] = demoCentres
) {
  const hash = await hashPassword(password)
  const slugs = demonstration.map(({ slug }) => slug)
  const centres = await platform()
    .selectFrom('platform.tenants')
    .where('slug', 'in', slugs)
    .select(['id', 'slug'])
    .execute()
  for (const { id, slug } of centres) {
    const emails = demoSignIns.map(({ name }) => `${name}@${slug}.test`)
    await withTenantAsOwner(id, async () => {
      await db()
        .updateTable('users')
        .set({ password: hash })
        .where('tenant_id', '=', id)
        .where('email', 'in', emails)
        .execute()
    })
  }
}
