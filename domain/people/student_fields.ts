import type { Gender, StudentStatus } from '#domain/people/rules/student_status'

/** All that a person may write of a student; numbers, versions and tenants are never among them. */
export type StudentFields = {
  firstName: string
  lastName: string
  /** The same name in the other script. */
  firstNameOther: string | null
  lastNameOther: string | null
  gender: Gender | null
  /** YYYY-MM-DD. */
  birthDate: string | null
  /** ISO 3166-1 alpha-2. */
  nationality: string | null
  nationalId: string | null
  email: string | null
  /** E.164. */
  phone: string | null
  whatsapp: boolean
  schoolName: string | null
  status: StudentStatus
  notes: string | null
}

/** The same by column, as the database and the audit trail name them; a photo only when it was changed. */
export function studentColumns(fields: StudentFields, photo?: string | null) {
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
    school_name: fields.schoolName,
    status: fields.status,
    notes: fields.notes,
    ...(photo === undefined ? {} : { photo }),
  }
}
