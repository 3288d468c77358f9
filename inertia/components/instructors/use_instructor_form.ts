import { urlFor } from '~/client'
import { instructorFormData } from '~/components/instructors/instructor_form_data'
import type { InstructorDetail } from '~/components/instructors/types'
import { useShared } from '~/hooks/use_shared'
import { wordsOf } from '~/ui/form/fields/choice/choices_field'
import { useRecordForm } from '~/ui/form/use_record_form'

const APART = ['confirm_duplicate']
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
