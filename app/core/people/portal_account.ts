import { findPersonAccount, type PortalPerson } from '#domain/access/accounts/person_account'

/** How a person stands with their portal: no account, or one that waits, is open, or was shut. */
export async function portalAccount(person: PortalPerson) {
  const found = await findPersonAccount(person)
  const isOpen = found?.userId && !found.isArchived
  return {
    state: found?.isClosed ? ('closed' as const) : isOpen ? found.status! : ('none' as const),
    email: isOpen ? found.accountEmail : (found?.email ?? null),
  }
}
