import { CreateEntry } from '~/components/catalogue/entry_form_pages'
import { subjectForm } from '~/components/subjects/subject_form'

export default function SubjectCreate(_: { subject: null }) {
  return <CreateEntry kind={subjectForm} />
}
