import type { PersonType } from '#domain/access/actions/open_account'
import { selectRows } from '#domain/shared/select_rows'

/** Whose record: its table and its id. */
export type PersonKey = { type: PersonType; id: string }

export type OwnPerson = {
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  email: string | null
  /** E.164. */
  phone: string | null
  /** Of students alone. */
  whatsapp: boolean | null
  /** The drive key of the picture. */
  photo: string | null
  version: number
}

const columns = `number, first_name, last_name, first_name_other, last_name_other, email, phone, photo, version`

const sql: Record<PersonType, string> = {
  administrator: `select ${columns}, null::boolean as whatsapp from administrators where id = ?`,
  instructor: `select ${columns}, null::boolean as whatsapp from instructors where id = ?`,
  guardian: `select ${columns}, null::boolean as whatsapp from guardians where id = ?`,
  student: `select ${columns}, whatsapp from students where id = ?`,
}

/** What a centre's record of one of its people says of them, as they may read it themselves. */
export async function findOwnPerson({ type, id }: PersonKey): Promise<OwnPerson | undefined> {
  const [row] = await selectRows<OwnPerson>(sql[type], [id])
  return row
}
