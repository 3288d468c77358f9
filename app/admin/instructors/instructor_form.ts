import type { Infer } from '@vinejs/vine/types'
import type { addInstructorValidator } from '#app/admin/instructors/instructor_validator'
import { personFields } from '#core/people/person_form'
import type { InstructorFields } from '#domain/people/instructors/instructor_fields'
import type { TaughtIds } from '#domain/teaching/instructors/set_taught'

type Form = Infer<typeof addInstructorValidator>

export const instructorFields = (form: Form): InstructorFields => ({
  ...personFields(form),
  birthDate: form.birth_date ?? null,
  status: form.status ?? 'active',
  hiredOn: form.hired_on ?? null,
  leftOn: form.left_on ?? null,
  contract: form.contract ?? null,
  maxWeeklyMinutes: form.max_weekly_hours ? form.max_weekly_hours * 60 : null,
  languages: form.languages ?? [],
  qualifications: form.qualifications ?? null,
  bio: form.bio ?? null,
  colour: form.colour ?? null,
})

export const taughtIds = ({ subject_ids = [], level_ids = [] }: Form): TaughtIds => ({
  subjectIds: subject_ids,
  levelIds: level_ids,
})
