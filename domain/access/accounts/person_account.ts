import { type RawBuilder, sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import type { PersonType } from '#domain/access/accounts/actions/open_account'
import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'

export type PortalPerson = { type: Exclude<PersonType, 'administrator'>; id: string }

type Account = Columns<'users', 'id' | 'email' | 'status'>

export type PersonAccount = Columns<`${PortalPerson['type']}s`, 'email' | 'locale'> & {
  isPersonArchived: boolean
  userId: Account['id'] | null
  accountEmail: Account['email'] | null
  status: Account['status'] | null
  isArchived: boolean
  /** Deleted by its owner: it is never reopened. */
  isClosed: boolean
  version: number
}

const found = (type: PortalPerson['type'], lock: RawBuilder<unknown>) =>
  statement(
    (_, { id }: { id: string }) => sql<PersonAccount>`
  select p.email, p.locale, p.archived_at is not null "isPersonArchived", u.id "userId", u.email "accountEmail", u.status,
    u.archived_at is not null "isArchived", u.version,
    u.archived_at is not null and u.status = 'suspended' and u.password is null "isClosed"
  from ${sql.table(`${type}s`)} p left join users u on u.tenant_id = p.tenant_id and ${sql.ref(`u.${type}_id`)} = p.id
  where p.id = ${id} ${lock}`
  )

const accountsOf = (lock: RawBuilder<unknown>) => ({
  instructor: found('instructor', lock),
  student: found('student', lock),
  guardian: found('guardian', lock),
})

const find = accountsOf(sql``)
const lock = accountsOf(sql`for no key update of p`)

export async function findPersonAccount({ type, id }: PortalPerson) {
  if (!isUuid(id)) return undefined
  const [account] = await find[type]({ id })
  return account
}

/**
 * Locks the account until the transaction ends, so that two invitations never open two accounts.
 */
export async function lockPersonAccount({ type, id }: PortalPerson) {
  if (!isUuid(id)) return undefined
  const [account] = await lock[type]({ id })
  return account
}
