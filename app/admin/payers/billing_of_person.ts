import type { Tenant } from '#domain/access/centre/tenant'
import type { Principal } from '#domain/access/sessions/principal'
import { listPayersOfGuardian, listPayersOfStudent } from '#domain/billing/payers/list_payers_of'
import { findUnbilledSum } from '#domain/billing/unbilled/unbilled_sum'
import { today } from '#domain/shared/time/clock'

type Person = { tenant: Tenant; user: Principal; kind: 'student' | 'guardian'; id: string }

/**
 * Who pays for the person, with what is owed, and what a student could still be billed for; null without
 * permission to see invoices.
 */
export async function billingOf({ tenant, user, kind, id }: Person) {
  if (!user.may('admin.invoices.index')) return null
  if (kind === 'guardian') return { payers: await listPayersOfGuardian(id), unbilled: null }
  const [payers, unbilled] = await Promise.all([
    listPayersOfStudent(id),
    findUnbilledSum([id], today(tenant.timezone)),
  ])
  return { payers, unbilled: { ...unbilled, student: id } }
}
