import type { Data } from '@generated/data'
import { EditEntry } from '~/components/catalogue/entry_form_pages'
import { subjectForm } from '~/components/subjects/subject_form'

export default function SubjectEdit({ subject }: { subject: Data.Admin.Subjects.Subject }) {
  return <EditEntry kind={subjectForm} entry={subject} />
}
