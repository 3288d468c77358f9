import { v7 as uuid } from 'uuid'
import { type DemoCentre, demoCentres } from '#database/seeders/demo/demo_centres'
import { seedCentre } from '#database/seeders/demo/seed_centre'
import { hashPassword } from '#domain/access/accounts/password_hash'
import { platform, withTenantAsOwner } from '#domain/shared/data/database'

/**
 * Leaves existing centres alone. Each is one transaction: an interrupted run leaves a whole centre
 * or none.
 */
export async function seedDemo(password: string, centres: readonly DemoCentre[] = demoCentres) {
  const existing = await platform().selectFrom('platform.tenants').select('slug').execute()
  const slugs = new Set(existing.map(({ slug }) => slug))
  const missing = centres.filter(({ slug }) => !slugs.has(slug))
  if (missing.length === 0) return
  const passwordHash = await hashPassword(password)
  for (const centre of missing) {
    const id = uuid()
    await withTenantAsOwner(id, () => seedCentre(id, centre, passwordHash))
  }
}
