import { sql } from 'kysely'
import type { AccountStatus } from '#domain/access/administrators/queries/list_administrators'
import { type Role, roleColumns } from '#domain/access/roles/role'
import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'

export type Administrator = {
  id: string
  administratorId: string
  number: string
  firstName: string
  lastName: string
  firstNameOther: string | null
  lastNameOther: string | null
  email: string
  phone: string | null
  photo: string | null
  status: AccountStatus
  invitedAt: Date | null
  lastLoginAt: Date | null
  createdAt: Date
  archivedAt: Date | null
  hasSecondFactor: boolean
  version: number
  roles: Role[]
}

const administratorById = statement(
  (_, { id }: { id: string }) => sql<Omit<Administrator, 'roles'>>`
  select u.id, a.id "administratorId", a.number, a.first_name "firstName", a.last_name "lastName",
    a.first_name_other "firstNameOther", a.last_name_other "lastNameOther", u.email, a.phone, a.photo, u.status,
    u.invited_at "invitedAt", u.last_login_at "lastLoginAt", u.created_at "createdAt", u.archived_at "archivedAt",
    exists (select from authenticators f where (f.tenant_id, f.user_id) = (u.tenant_id, u.id) and f.confirmed_at is not null)
      or exists (select from passkeys k where (k.tenant_id, k.user_id) = (u.tenant_id, u.id)) as "hasSecondFactor",
    u.version
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
