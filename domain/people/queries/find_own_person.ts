import { sql } from 'kysely'
import type { PersonType } from '#domain/access/accounts/actions/open_account'
import { statement } from '#domain/shared/data/statement'

export type PersonKey = { type: PersonType; id: string }

export type OwnPerson = {
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  email: string | null
  phone: string | null
  whatsapp: boolean | null
  /** The drive key of the picture. */
  photo: string | null
  version: number
}

const own = (people: `${PersonType}s`) =>
  statement(
    (_, given: { id: string }) => sql<OwnPerson>`
      select number, first_name, last_name, first_name_other, last_name_other, email, phone, photo, version,
        ${people === 'students' ? sql.ref('whatsapp') : sql`null::boolean`} as whatsapp
      from ${sql.table(people)} where id = ${given.id}`
  )

const people = {
  administrator: own('administrators'),
  instructor: own('instructors'),
  guardian: own('guardians'),
  student: own('students'),
}

export async function findOwnPerson({ type, id }: PersonKey): Promise<OwnPerson | undefined> {
  const [row] = await people[type]({ id })
  return row
}
