import { sql } from 'kysely'
import type { Chosen } from '#domain/access/accounts/notifications'
import { statement } from '#domain/shared/data/statement'

export type OwnAccount = {
  email: string
  email_verified_at: Date | null
  pending_email: string | null
  password_changed_at: Date | null
  digits: 'latn' | 'arab' | null
  hijri: boolean | null
  notifications: Chosen
}

const ownAccount = statement(
  (_, { userId }: { userId: string }) => sql<OwnAccount>`
  select u.email, u.email_verified_at, u.password_changed_at, u.digits, u.hijri, u.notifications, (
    select t.email from account_tokens t
    where (t.tenant_id, t.user_id) = (u.tenant_id, u.id) and t.purpose = 'email' and t.used_at is null
      and t.email <> u.email and t.expires_at > now() limit 1
  ) as pending_email
  from users u where u.id = ${userId}`
)

export async function findOwnAccount(userId: string): Promise<OwnAccount> {
  const [row] = await ownAccount({ userId })
  return row!
}
