import db from '@adonisjs/lucid/services/db'
import { forgetTenants } from '#domain/access/queries/find_tenant'
import type { Centre } from '#tests/helpers/centre'

/** Gives a centre a domain of its own; answers where it stands then. */
export async function withOwnDomain(centre: Centre): Promise<{ host: string }> {
  const domain = `${centre.slug}.school.example`
  const tenants = db.connection('owner').from('platform.tenants')
  await tenants.where('id', centre.id).update({ domain })
  forgetTenants()
  return { host: domain }
}
