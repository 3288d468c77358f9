import type { Principal } from '#domain/access/sessions/principal'
import { listPayersOfGuardian, listPayersOfStudent } from '#domain/billing/payers/list_payers_of'

/** Who pays for the person, with what is owed; null without permission to see invoices. */
export const billingOf = async (user: Principal, kind: 'student' | 'guardian', id: string) => {
  if (!user.may('admin.invoices.index')) return null
  const payers = await (kind === 'student' ? listPayersOfStudent(id) : listPayersOfGuardian(id))
  return { payers }
}
