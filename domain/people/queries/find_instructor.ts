import type { Contract, InstructorStatus } from '#domain/people/rules/instructor_status'
import type { Gender } from '#domain/people/rules/student_status'
import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

/** By column name. */
export type Instructor = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  gender: Gender | null
  birth_date: string | null
  nationality: string | null
  national_id: string | null
  email: string | null
  phone: string | null
  whatsapp: boolean
  status: InstructorStatus
  hired_on: string | null
  left_on: string | null
  contract: Contract | null
  max_weekly_minutes: number | null
  languages: string[]
  qualifications: string | null
  bio: string | null
  colour: string | null
  /** Where pay goes; only who may see pay is told. */
  iban: string | null
  notes: string | null
  /** The drive key of the picture; pages see a URL. */
  photo: string | null
  version: number
  created_at: Date
  updated_at: Date
  archived_at: Date | null
}

const sql = `
  select id, number, first_name, last_name, first_name_other, last_name_other, gender, birth_date::text as birth_date,
    nationality, national_id, email, phone, whatsapp, status, hired_on::text as hired_on, left_on::text as left_on,
    contract, max_weekly_minutes, languages, qualifications, bio, colour, iban, notes, photo, version, created_at,
    updated_at, archived_at
  from instructors where id = ?`

/** One instructor of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export async function findInstructor(id: string): Promise<Instructor | undefined> {
  if (!isUuid(id)) return undefined
  const [instructor] = await selectRows<Instructor>(sql, [id])
  return instructor
}
