import type { InstructorDetail } from '~/components/instructors/types'

/** The form's fields as they are typed; '' is "not given". A choice of several is words with a blank between them. */
export type InstructorFormData = {
  first_name: string
  last_name: string
  first_name_other: string
  last_name_other: string
  gender: string
  birth_date: string
  nationality: string
  national_id: string
  email: string
  phone: string
  phone_country: string
  whatsapp: boolean
  status: string
  hired_on: string
  left_on: string
  contract: string
  max_weekly_hours: string
  languages: string
  qualifications: string
  bio: string
  colour: string
  notes: string
  subject_ids: string
  level_ids: string
  photo: File | null
  remove_photo: boolean
  confirm_duplicate: boolean
  version: number
}

const words = (ids: string[] = []) => [...ids].sort().join(' ')
const idsOf = (ones: { id: string }[] = []) => words(ones.map(({ id }) => id))

/** What the form starts from: the saved instructor, or a new one who is active. */
export const instructorFormData = (
  instructor: InstructorDetail | null,
  phoneCountry: string
): InstructorFormData => ({
  first_name: instructor?.first_name ?? '',
  last_name: instructor?.last_name ?? '',
  first_name_other: instructor?.first_name_other ?? '',
  last_name_other: instructor?.last_name_other ?? '',
  gender: instructor?.gender ?? '',
  birth_date: instructor?.birth_date ?? '',
  nationality: instructor?.nationality ?? '',
  national_id: instructor?.national_id ?? '',
  email: instructor?.email ?? '',
  phone: instructor?.phone ?? '',
  phone_country: phoneCountry,
  whatsapp: instructor?.whatsapp ?? false,
  status: instructor?.status ?? 'active',
  hired_on: instructor?.hired_on ?? '',
  left_on: instructor?.left_on ?? '',
  contract: instructor?.contract ?? '',
  max_weekly_hours: instructor?.max_weekly_hours?.toString() ?? '',
  languages: words(instructor?.languages),
  qualifications: instructor?.qualifications ?? '',
  bio: instructor?.bio ?? '',
  colour: instructor?.colour ?? '',
  notes: instructor?.notes ?? '',
  subject_ids: idsOf(instructor?.subjects),
  level_ids: idsOf(instructor?.levels),
  photo: null,
  remove_photo: false,
  confirm_duplicate: false,
  version: instructor?.version ?? 1,
})

/** The form's fields in the order they stand in it; the error summary follows it. */
export const labelledInputs = [
  'photo',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
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
