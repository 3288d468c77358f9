import type { Infer } from '@vinejs/vine/types'
import type { addInstructorValidator } from '#app/admin/instructors/instructor_validator'
import type { InstructorFields } from '#domain/people/instructor_fields'
import type { TaughtIds } from '#domain/teaching/set_taught'

type Form = Infer<typeof addInstructorValidator>

/** A validated form as the domain's fields: what was left empty is null. */
export const instructorFields = (form: Form): InstructorFields => ({
  firstName: form.first_name,
  lastName: form.last_name,
  firstNameOther: form.first_name_other ?? null,
  lastNameOther: form.last_name_other ?? null,
  gender: form.gender ?? null,
  birthDate: form.birth_date ?? null,
  nationality: form.nationality ?? null,
  nationalId: form.national_id ?? null,
  email: form.email ?? null,
  phone: form.phone ?? null,
  whatsapp: form.whatsapp ?? false,
  status: form.status ?? 'active',
  hiredOn: form.hired_on ?? null,
  leftOn: form.left_on ?? null,
  contract: form.contract ?? null,
  maxWeeklyMinutes: form.max_weekly_hours ? form.max_weekly_hours * 60 : null,
  languages: form.languages ?? [],
  qualifications: form.qualifications ?? null,
  bio: form.bio ?? null,
  colour: form.colour ?? null,
  notes: form.notes ?? null,
})

/** What they teach, as the form chose it. */
export const taughtIds = ({ subject_ids = [], level_ids = [] }: Form): TaughtIds => ({
  subjectIds: subject_ids,
  levelIds: level_ids,
})
