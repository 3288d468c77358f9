import { sql } from 'kysely'
import type { Chosen } from '#domain/access/accounts/notifications'
import type { Kind } from '#domain/access/roles/permissions'
import { statement } from '#domain/shared/data/statement'

export type Addressee = {
  kind: Kind
  email: string
  locale: 'en' | 'ar' | null
  firstName: string
  lastName: string
  firstNameOther: string | null
  lastNameOther: string | null
  notifications: Chosen
}

/** Also for an invited or suspended account. */
export async function findAddressee(userId: string): Promise<Addressee | undefined> {
  const [found] = await addressee({ userId })
  return found
}

const addressee = statement(
  (_, { userId }: { userId: string }) => sql<Addressee>`
    select u.kind, u.email, u.locale, u.notifications, p.first_name "firstName", p.last_name "lastName",
       p.first_name_other "firstNameOther", p.last_name_other "lastNameOther"
     from users u cross join lateral (
       select first_name, last_name, first_name_other, last_name_other from administrators
         where (tenant_id, id) = (u.tenant_id, u.administrator_id)
       union all
       select first_name, last_name, first_name_other, last_name_other from instructors
         where (tenant_id, id) = (u.tenant_id, u.instructor_id)
       union all
       select first_name, last_name, first_name_other, last_name_other from students
         where (tenant_id, id) = (u.tenant_id, u.student_id)
       union all
       select first_name, last_name, first_name_other, last_name_other from guardians
         where (tenant_id, id) = (u.tenant_id, u.guardian_id)
     ) p
     where u.id = ${userId} and u.archived_at is null`
)
