import { personFormData, type PersonFormData } from '~/components/people/person_form_data'
import type { InstructorDetail } from '~/components/instructors/types'
import { nameFields } from '#domain/shared/text/person_names'

/** The form's fields as they are typed; '' is "not given". A choice of several is words with a blank between them. */
export type InstructorFormData = PersonFormData & {
  birth_date: string
  hired_on: string
  left_on: string
  contract: string
  max_weekly_hours: string
  languages: string
  qualifications: string
  bio: string
  colour: string
  subject_ids: string
  level_ids: string
}

const words = (ids: string[] = []) => [...ids].sort().join(' ')
const idsOf = (ones: { id: string }[] = []) => words(ones.map(({ id }) => id))

export const instructorFormData = (
  instructor: InstructorDetail | null,
  phoneCountry: string
): InstructorFormData => ({
  ...personFormData(instructor, phoneCountry),
  birth_date: instructor?.birth_date ?? '',
  hired_on: instructor?.hired_on ?? '',
  left_on: instructor?.left_on ?? '',
  contract: instructor?.contract ?? '',
  max_weekly_hours: instructor?.max_weekly_hours?.toString() ?? '',
  languages: words(instructor?.languages),
  qualifications: instructor?.qualifications ?? '',
  bio: instructor?.bio ?? '',
  colour: instructor?.colour ?? '',
  subject_ids: idsOf(instructor?.subjects),
  level_ids: idsOf(instructor?.levels),
})

export const labelledInputs = [
  'photo',
  ...nameFields,
  'phone',
  'phone_country',
  'whatsapp',
  'email',
  'subjects',
  'levels',
  'languages',
  'qualifications',
  'bio',
  'status',
  'hired_on',
  'left_on',
  'contract',
  'max_weekly_hours',
  'colour',
  'birth_date',
  'gender',
  'nationality',
  'national_id',
  'notes',
] as const
