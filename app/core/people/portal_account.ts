import { findPersonAccount, type PortalPerson } from '#domain/access/accounts/person_account'

export async function portalAccount(person: PortalPerson) {
  const found = await findPersonAccount(person)
  const isOpen = found?.userId && !found.isArchived
  return {
    state: found?.isClosed ? ('closed' as const) : isOpen ? found.status! : ('none' as const),
    email: isOpen ? found.accountEmail : (found?.email ?? null),
  }
}
