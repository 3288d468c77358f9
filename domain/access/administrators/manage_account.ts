import { sql } from 'kysely'
import type { Authority } from '#domain/access/roles/authority'
import { findStandingOf } from '#domain/access/roles/queries/find_standing_of'
import { mayManage } from '#domain/access/roles/rules/grant'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const own = columns('users', 'u', {
  id: 'id',
  administratorId: 'administrator_id',
  email: 'email',
  status: 'status',
  version: 'version',
})

type AdministratorId = NonNullable<RowIn<typeof own>['administratorId']>

export type ManagedAccount = Omit<RowIn<typeof own>, 'administratorId'> & {
  administratorId: AdministratorId
  hasPassword: boolean
  isArchived: boolean
}

export type ManageRefusal = { type: 'not_found' | 'own_account' | 'stronger' }

const locked = statement(
  (_, { id }: { id: string }) => sql<ManagedAccount>`
  select ${own}, password is not null "hasPassword", archived_at is not null "isArchived"
  from users u where id = ${id} and kind = 'admin' for no key update`
)

/**
 * Locks until the transaction ends; a role that is being replaced may still refer to the account.
 */
export async function lockAccount(id: string): Promise<ManagedAccount | undefined> {
  if (!isUuid(id)) return undefined
  const [account] = await locked({ id })
  return account
}

export async function manageAccount(
  { by }: Authority,
  id: string
): Promise<Result<ManagedAccount, ManageRefusal>> {
  const account = await lockAccount(id)
  if (!account) return err({ type: 'not_found' })
  if (account.id === by.userId) return err({ type: 'own_account' })
  const standing = await findStandingOf(account.id)
  return mayManage(by, standing!) ? ok(account) : err({ type: 'stronger' })
}
