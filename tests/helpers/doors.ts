import { sql } from 'kysely'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { db, withTenant } from '#domain/shared/data/database'
import { asOwner } from '#tests/helpers/as_owner'
import type { Centre } from '#tests/helpers/centre'

/** Lets people ask to join at these doors of a centre. */
export async function openDoors(centre: Centre, ...doors: ('instructor' | 'student')[]) {
  await withTenant(centre.id, () =>
    sql`select platform.change_security(false, null, ${doors})`.execute(db())
  )
  forgetTenants()
}

/** Gives this machine its tries back, for what is counted by address alone. */
export const forgetTries = (purpose: string) =>
  asOwner().deleteFrom('platform.rate_limits').where('key', 'like', `%${purpose}%`).execute()
