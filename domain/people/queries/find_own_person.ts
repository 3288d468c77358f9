import { sql } from 'kysely'
import type { PersonType } from '#domain/access/accounts/actions/open_account'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

export type PersonKey = { type: PersonType; id: string }

const kept = (people: `${PersonType}s`) =>
  columns(people, 'p', ['number', ...storedNameFields, 'email', 'phone', 'photo', 'version'])

export type OwnPerson = RowIn<ReturnType<typeof kept>> & { whatsapp: boolean | null }

const own = (people: `${PersonType}s`) =>
  statement(
    (_, given: { id: string }) => sql<OwnPerson>`
      select ${kept(people)},
        ${people === 'students' ? sql.ref('whatsapp') : sql`null::boolean`} as whatsapp
      from ${sql.table(people)} p where id = ${given.id}`
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
