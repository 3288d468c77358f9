import { forgetTenants } from '#domain/access/queries/find_tenant'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'
import { asOwner } from '#tests/helpers/as_owner_before'
import type { Centre } from '#tests/helpers/centre'

/** Lets people ask to join at these doors of a centre. */
export async function openDoors(centre: Centre, ...doors: ('instructor' | 'student')[]) {
  await withTenant(centre.id, () =>
    currentTransaction().rawQuery('select platform.change_security(false, null, ?)', [doors])
  )
  forgetTenants()
}

/** Gives this machine its tries back, for what is counted by address alone. */
export const forgetTries = (purpose: string) =>
  asOwner().from('platform.rate_limits').whereLike('key', `%${purpose}%`).delete()
