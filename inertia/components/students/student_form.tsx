import { useTranslations } from 'use-intl'
import type { GuardianMode } from '~/components/guardians/guardian_kind_choice'
import type { SameContact } from '~/components/people/types'
import { DuplicatePanel } from '~/components/students/duplicate_panel'
import { NewGuardian } from '~/components/students/new_guardian'
import { guardianInputs, labelledInputs } from '~/components/students/student_field_names'
import { StudentFields } from '~/components/students/student_fields'
import { studentUrls } from '~/components/students/student_urls'
import type { Duplicate, StudentDetail } from '~/components/students/types'
import { useStudentForm } from '~/components/students/use_student_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'
import { RecordForm } from '~/ui/form/record_form'

interface StudentFormProps {
  title: string
  student: StudentDetail | null
  duplicates: Duplicate[]
  /** Of a new student: how a guardian may be named, and who may be that guardian already. */
  guardian?: { modes: GuardianMode[]; suspects: SameContact[] }
}

/** Adds a student, or edits the given one. */
export function StudentForm({ title, student, duplicates, guardian }: StudentFormProps) {
  const t = useTranslations('students')
  const { form, field, submit, stale, draft, discardDraft } = useStudentForm(student)
  const guardianWords = useTranslations('guardians.fields')
  const labels = {
    ...Object.fromEntries(labelledInputs.map((name) => [name, t(`fields.${name}`)])),
    ...Object.fromEntries(guardianInputs.map((name) => [`guardian_${name}`, guardianWords(name)])),
    guardian_id: guardianWords('guardian'),
  }
  return (
    <RecordForm
      title={title}
      labels={labels}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(student ? 'form.update' : 'form.create')}
      cancelHref={student ? studentUrls.show(student.id) : studentUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        <>
          {student && (
            <RecordStalePanel key={student.version} area="students" form={form} stale={stale} />
          )}
          <DuplicatePanel duplicates={duplicates} confirm={field('confirm_duplicate')} />
        </>
      }
    >
      <StudentFields student={student} field={field} />
      {guardian && guardian.modes.length > 1 && <NewGuardian {...guardian} field={field} />}
    </RecordForm>
  )
}
