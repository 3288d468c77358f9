import type { GuardianStatus } from '#domain/people/rules/guardian'
import type { Gender } from '#domain/people/rules/student_status'
import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

/** By column name. */
export type Guardian = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  gender: Gender | null
  nationality: string | null
  national_id: string | null
  email: string | null
  phone: string | null
  whatsapp: boolean
  address: string | null
  status: GuardianStatus
  notes: string | null
  /** The drive key of the picture; pages see a URL. */
  photo: string | null
  version: number
  created_at: Date
  updated_at: Date
  archived_at: Date | null
}

const sql = `
  select id, number, first_name, last_name, first_name_other, last_name_other, gender, nationality, national_id, email,
    phone, whatsapp, address, status, notes, photo, version, created_at, updated_at, archived_at
  from guardians where id = ?`

/** One guardian of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export async function findGuardian(id: string): Promise<Guardian | undefined> {
  if (!isUuid(id)) return undefined
  const [guardian] = await selectRows<Guardian>(sql, [id])
  return guardian
}
