import { currentTransaction } from '#domain/shared/tenant_scope'

/** Somebody whose request to join was declined, as the letter to them needs it. */
export type DeclinedRequest = {
  email: string
  locale: 'en' | 'ar'
  firstName: string
  firstNameOther: null
  reason: string | null
}

/** A request to join that was declined, as the letter about it needs it; undefined for any other. */
export async function findDeclinedRequest(id: string): Promise<DeclinedRequest | undefined> {
  return currentTransaction()
    .from('access_requests')
    .select({ email: 'email', locale: 'locale', firstName: 'first_name', reason: 'reason' })
    .select(currentTransaction().raw('null as "firstNameOther"'))
    .where({ id, status: 'declined' })
    .first()
}
