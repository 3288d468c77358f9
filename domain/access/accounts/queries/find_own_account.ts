import { sql } from 'kysely'
import type { Chosen } from '#domain/access/accounts/notifications'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const own = columns('users', 'u', [
  'email',
  'email_verified_at',
  'password_changed_at',
  'digits',
  'hijri',
  'notifications',
])

export type OwnAccount = Omit<RowIn<typeof own>, 'notifications'> & {
  notifications: Chosen
  pending_email: string | null
}

const ownAccount = statement(
  (_, { userId }: { userId: string }) => sql<OwnAccount>`
  select ${own}, (
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
