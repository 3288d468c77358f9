import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { asOwner } from '#tests/helpers/database/as_owner'
import type { Centre } from '#tests/helpers/centre/centre'

export async function withOwnDomain(centre: Centre): Promise<{ host: string }> {
  const domain = `${centre.slug}.school.example`
  const tenants = asOwner().updateTable('platform.tenants').set({ domain })
  await tenants.where('id', '=', centre.id).execute()
  forgetTenants()
  return { host: domain }
}
