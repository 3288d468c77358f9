import { personColumns, unknownPerson, type PersonFields } from '#domain/people/person_fields'
import type { Contract, InstructorStatus } from '#domain/people/instructors/rules/instructor_status'

/**
 * Days are YYYY-MM-DD, `languages` ISO 639-1, and `colour` (`#rrggbb`) is that of their class
 * sessions.
 */
export type InstructorFields = PersonFields & {
  birthDate: string | null
  status: InstructorStatus
  hiredOn: string | null
  leftOn: string | null
  contract: Contract | null
  maxWeeklyMinutes: number | null
  languages: string[]
  qualifications: string | null
  bio: string | null
  colour: string | null
}

export const unknownInstructor: Omit<InstructorFields, 'firstName' | 'lastName'> = {
  ...unknownPerson,
  birthDate: null,
  status: 'active',
  hiredOn: null,
  leftOn: null,
  contract: null,
  maxWeeklyMinutes: null,
  languages: [],
  qualifications: null,
  bio: null,
  colour: null,
}

export const instructorColumns = (fields: InstructorFields, photo?: string | null) => ({
  ...personColumns(fields, photo),
  birth_date: fields.birthDate,
  status: fields.status,
  hired_on: fields.hiredOn,
  left_on: fields.leftOn,
  contract: fields.contract,
  max_weekly_minutes: fields.maxWeeklyMinutes,
  languages: fields.languages,
  qualifications: fields.qualifications,
  bio: fields.bio,
  colour: fields.colour,
})
