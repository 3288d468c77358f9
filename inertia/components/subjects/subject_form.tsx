import { useTranslations } from 'use-intl'
import { SubjectFields } from '~/components/subjects/subject_fields'
import { subjectUrls } from '~/components/subjects/subject_urls'
import type { SubjectDetail } from '~/components/subjects/types'
import { subjectInputs, useSubjectForm } from '~/components/subjects/use_subject_form'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'

/** Adds a subject, or edits the given one. */
export function SubjectForm({ title, subject }: { title: string; subject: SubjectDetail | null }) {
  const t = useTranslations('subjects')
  const { form, field, submit, stale, draft, discardDraft } = useSubjectForm(subject)
  return (
    <RecordForm
      title={title}
      labels={Object.fromEntries(subjectInputs.map((name) => [name, t(`fields.${name}`)]))}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(subject ? 'form.update' : 'form.create')}
      cancelHref={subject ? subjectUrls.show(subject.id) : subjectUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        subject && (
          <RecordStalePanel key={subject.version} area="subjects" form={form} stale={stale} />
        )
      }
    >
      <SubjectFields field={field} />
    </RecordForm>
  )
}
