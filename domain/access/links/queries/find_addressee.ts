import { sql } from 'kysely'
import { columns, type RowIn } from '#domain/shared/data/sql'
import type { Chosen } from '#domain/access/accounts/notifications'
import { statement } from '#domain/shared/data/statement'

const account = columns('users', 'u', ['kind', 'email', 'locale', 'notifications'])

/** Every table of people has these columns. */
const names = columns('students', 'p', {
  firstName: 'first_name',
  lastName: 'last_name',
  firstNameOther: 'first_name_other',
  lastNameOther: 'last_name_other',
})

export type Addressee = Omit<RowIn<typeof account>, 'notifications'> &
  RowIn<typeof names> & { notifications: Chosen }

/** Also for an invited or suspended account. */
export async function findAddressee(userId: string): Promise<Addressee | undefined> {
  const [found] = await addressee({ userId })
  return found
}

const addressee = statement(
  (_, { userId }: { userId: string }) => sql<Addressee>`
    select ${account}, ${names}
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
