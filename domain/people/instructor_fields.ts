import type { Contract, InstructorStatus } from '#domain/people/rules/instructor_status'
import type { Gender } from '#domain/people/rules/student_status'

/** All that a person may write of an instructor; pay, documents and time have acts of their own. */
export type InstructorFields = {
  firstName: string
  lastName: string
  /** The same name in the other script. */
  firstNameOther: string | null
  lastNameOther: string | null
  gender: Gender | null
  /** YYYY-MM-DD, as all days. */
  birthDate: string | null
  /** ISO 3166-1 alpha-2. */
  nationality: string | null
  nationalId: string | null
  email: string | null
  /** E.164. */
  phone: string | null
  whatsapp: boolean
  status: InstructorStatus
  hiredOn: string | null
  leftOn: string | null
  contract: Contract | null
  maxWeeklyMinutes: number | null
  /** ISO 639-1. */
  languages: string[]
  qualifications: string | null
  bio: string | null
  /** `#rrggbb`: the colour of their class sessions. */
  colour: string | null
  notes: string | null
}

/** What is known of somebody of whom only the name is known. */
export const unknownInstructor: Omit<InstructorFields, 'firstName' | 'lastName'> = {
  firstNameOther: null,
  lastNameOther: null,
  gender: null,
  birthDate: null,
  nationality: null,
  nationalId: null,
  email: null,
  phone: null,
  whatsapp: false,
  status: 'active',
  hiredOn: null,
  leftOn: null,
  contract: null,
  maxWeeklyMinutes: null,
  languages: [],
  qualifications: null,
  bio: null,
  colour: null,
  notes: null,
}

/** The same by column, as the database and the audit trail name them; a photo only when it was changed. */
export function instructorColumns(fields: InstructorFields, photo?: string | null) {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    first_name_other: fields.firstNameOther,
    last_name_other: fields.lastNameOther,
    gender: fields.gender,
    birth_date: fields.birthDate,
    nationality: fields.nationality,
    national_id: fields.nationalId,
    email: fields.email,
    phone: fields.phone,
    whatsapp: fields.whatsapp,
    status: fields.status,
    hired_on: fields.hiredOn,
    left_on: fields.leftOn,
    contract: fields.contract,
    max_weekly_minutes: fields.maxWeeklyMinutes,
    languages: fields.languages,
    qualifications: fields.qualifications,
    bio: fields.bio,
    colour: fields.colour,
    notes: fields.notes,
    ...(photo === undefined ? {} : { photo }),
  }
}
