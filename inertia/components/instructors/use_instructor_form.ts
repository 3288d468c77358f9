import { urlFor } from '~/client'
import type { InstructorDetail } from '~/components/instructors/types'
import { useShared } from '~/hooks/use_shared'
import { wordsOf } from '~/ui/form/fields/choice/choices_field'
import { useRecordForm } from '~/ui/form/use_record_form'
import { personFormData, type PersonFormData } from '~/components/people/person_form_data'
import { nameFields } from '#domain/shared/text/person_names'

const APART = ['confirm_duplicate', 'phone_also', 'agreed']
const SETS = ['languages', 'subject_ids', 'level_ids']

export function useInstructorForm(instructor: InstructorDetail | null) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  return useRecordForm({
    saved: instructorFormData(instructor, phoneCountry),
    isNew: instructor === null,
    apart: APART,
    sets: SETS,
    send: (form, options) => {
      form.transform((data) => ({
        ...data,
        languages: wordsOf(data.languages),
        subject_ids: wordsOf(data.subject_ids),
        level_ids: wordsOf(data.level_ids),
      }))
      if (instructor) form.put(urlFor('admin.instructors.update', { id: instructor.id }), options)
      else form.post(urlFor('admin.instructors.store'), options)
    },
  })
}

export type InstructorFormState = ReturnType<typeof useInstructorForm>

/** The form's fields as they are typed; '' is "not given". A choice of several is words with a blank between them. */
type InstructorFormData = PersonFormData & {
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
  agreed: string
}

const words = (ids: string[] = []) => [...ids].sort().join(' ')
const idsOf = (ones: { id: string }[] = []) => words(ones.map(({ id }) => id))

const instructorFormData = (
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
  agreed: '',
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
