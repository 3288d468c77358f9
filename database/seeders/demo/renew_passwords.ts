import { type DemoCentre, demoCentres, demoSignIns } from '#database/seeders/demo/demo_centres'
import { hashPassword } from '#domain/access/password_hash'
import { currentTransaction, platform, withTenantAsOwner } from '#domain/shared/tenant_scope'

/** Gives everybody the demonstration lets in this password: the one they had was lost with its file. */
export async function renewPasswords(
  password: string,
  demonstration: readonly DemoCentre[] = demoCentres
) {
  const hash = await hashPassword(password)
  const slugs = demonstration.map(({ slug }) => slug)
  const centres = platform().from('platform.tenants').whereIn('slug', slugs)
  for (const { id, slug } of await centres.select('id', 'slug')) {
    const emails = demoSignIns.map(({ name }) => `${name}@${slug}.test`)
    await withTenantAsOwner(id, async () => {
      const users = currentTransaction().from('users').where('tenant_id', id)
      await users.whereIn('email', emails).update({ password: hash })
    })
  }
}
