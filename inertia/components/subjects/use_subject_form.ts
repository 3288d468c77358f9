import { subjectFormData } from '~/components/subjects/subject_form_data'
import { subjectUrls } from '~/components/subjects/subject_urls'
import type { SubjectDetail } from '~/components/subjects/types'
import { useRecordForm } from '~/ui/form/use_record_form'

/** The form's fields in the order they stand in it. */
export const subjectInputs = ['name_en', 'name_ar', 'code', 'colour', 'description'] as const

/** A subject's form: adds one, or changes the given one. */
export function useSubjectForm(subject: SubjectDetail | null) {
  return useRecordForm({
    saved: subjectFormData(subject),
    isNew: subject === null,
    focusOrder: subjectInputs,
    send: (form, options) => {
      if (subject) form.put(subjectUrls.update(subject.id), options)
      else form.post(subjectUrls.store(), options)
    },
  })
}

export type SubjectForm = ReturnType<typeof useSubjectForm>
