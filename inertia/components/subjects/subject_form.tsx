import { SubjectFields } from '~/components/subjects/subject_fields'
import { subjectUrls } from '~/components/subjects/subject_urls'
import type { SubjectDetail } from '~/components/subjects/types'
import { subjectInputs, useSubjectForm } from '~/components/subjects/use_subject_form'
import { AreaForm } from '~/ui/form/area_form'

/** Adds a subject, or edits the given one. */
export function SubjectForm({ title, subject }: { title: string; subject: SubjectDetail | null }) {
  const state = useSubjectForm(subject)
  return (
    <AreaForm
      area="subjects"
      title={title}
      record={subject}
      urls={subjectUrls}
      inputs={subjectInputs}
      state={state}
    >
      <SubjectFields field={state.field} />
    </AreaForm>
  )
}
