import { sql } from 'kysely'
import { type Role, roleColumns } from '#domain/access/roles/role'
import { isUuid } from '#domain/shared/text/is_uuid'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const account = columns('users', 'u', {
  id: 'id',
  email: 'email',
  status: 'status',
  invitedAt: 'invited_at',
  lastLoginAt: 'last_login_at',
  createdAt: 'created_at',
  archivedAt: 'archived_at',
  version: 'version',
})

const person = columns('administrators', 'a', {
  administratorId: 'id',
  number: 'number',
  firstName: 'first_name',
  lastName: 'last_name',
  firstNameOther: 'first_name_other',
  lastNameOther: 'last_name_other',
  phone: 'phone',
  photo: 'photo',
})

type Found = RowIn<typeof account> &
  RowIn<typeof person> & { hasSecondFactor: boolean; branches: string[] | null }

export type Administrator = Found & { roles: Role[] }

const administratorById = statement(
  (_, { id }: { id: string }) => sql<Found>`
  select ${account}, ${person},
    exists (select from authenticators f where (f.tenant_id, f.user_id) = (u.tenant_id, u.id) and f.confirmed_at is not null)
      or exists (select from passkeys k where (k.tenant_id, k.user_id) = (u.tenant_id, u.id)) as "hasSecondFactor",
    (select array_agg(b.branch_id::text order by b.branch_id) from administrator_branches b
      where (b.tenant_id, b.administrator_id) = (u.tenant_id, u.administrator_id)) as branches
  from users u join administrators a on (a.tenant_id, a.id) = (u.tenant_id, u.administrator_id)
  where u.kind = 'admin' and u.id = ${id}`
)

const rolesOf = statement(
  (_, { id }: { id: string }) => sql<Role>`
  select ${roleColumns} from roles r join user_roles ur on (ur.tenant_id, ur.role_id) = (r.tenant_id, r.id)
  where ur.user_id = ${id} order by not r.is_super, r.name`
)

export class FindAdministrator {
  async execute(id: string): Promise<Administrator | null> {
    if (!isUuid(id)) return null
    const [found] = await administratorById({ id })
    return found ? { ...found, roles: await rolesOf({ id }) } : null
  }
}
