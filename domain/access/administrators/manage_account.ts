import { sql } from 'kysely'
import type { Authority } from '#domain/access/roles/authority'
import { findRolesOf } from '#domain/access/roles/queries/find_roles_of'
import { mayManage } from '#domain/access/roles/rules/grant'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { statement } from '#domain/shared/data/statement'

export type ManagedAccount = {
  id: string
  administratorId: string
  email: string
  status: 'invited' | 'active' | 'suspended'
  hasPassword: boolean
  isArchived: boolean
  version: number
}

export type ManageRefusal = { type: 'not_found' | 'own_account' | 'stronger' }

const locked = statement(
  (_, { id }: { id: string }) => sql<ManagedAccount>`
  select id, administrator_id "administratorId", email, status, password is not null "hasPassword",
    archived_at is not null "isArchived", version
  from users where id = ${id} and kind = 'admin' for no key update`
)

/** Locked until the transaction ends; a role that is being replaced may still refer to it. */
export async function lockAccount(id: string): Promise<ManagedAccount | undefined> {
  if (!isUuid(id)) return undefined
  const [account] = await locked({ id })
  return account
}

/** Refuses one's own account, and one with more authority than the caller's. */
export async function manageAccount(
  { by }: Authority,
  id: string
): Promise<Result<ManagedAccount, ManageRefusal>> {
  const account = await lockAccount(id)
  if (!account) return err({ type: 'not_found' })
  if (account.id === by.userId) return err({ type: 'own_account' })
  const roles = (await findRolesOf(account.id)) ?? []
  return mayManage(by, roles) ? ok(account) : err({ type: 'stronger' })
}
