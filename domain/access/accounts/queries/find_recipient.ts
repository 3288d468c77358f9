import { isTold, type NotificationKind } from '#domain/access/accounts/notifications'
import { type Addressee, findAddressee } from '#domain/access/links/queries/find_addressee'

export async function findRecipient(
  userId: string,
  kind: NotificationKind
): Promise<Addressee | undefined> {
  const addressee = await findAddressee(userId)
  return addressee && isTold(addressee.notifications, kind, 'email') ? addressee : undefined
}
