import { useTranslations } from 'use-intl'
import { InstructorFields } from '~/components/instructors/instructor_fields'
import { labelledInputs } from '~/components/instructors/instructor_form_data'
import { instructorUrls } from '~/components/instructors/instructor_urls'
import type { InstructorDetail, Options } from '~/components/instructors/types'
import { useInstructorForm } from '~/components/instructors/use_instructor_form'
import { useWriteInstructor } from '~/components/instructors/use_write_instructor'
import { SameContactPanel } from '~/components/people/same_contact_panel'
import type { SameContact } from '~/components/people/types'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'

interface InstructorFormProps {
  title: string
  instructor: InstructorDetail | null
  options: Options
  duplicates: SameContact[]
}

/** Adds an instructor, or edits the given one. */
export function InstructorForm({ title, instructor, options, duplicates }: InstructorFormProps) {
  const t = useTranslations('instructors')
  const { form, field, submit, stale, draft, discardDraft } = useInstructorForm(instructor)
  const write = useWriteInstructor(options)
  const labels = Object.fromEntries(labelledInputs.map((name) => [name, t(`fields.${name}`)]))
  return (
    <RecordForm
      title={title}
      labels={{ ...labels, subject_ids: t('fields.subjects'), level_ids: t('fields.levels') }}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(instructor ? 'form.update' : 'form.create')}
      cancelHref={instructor ? instructorUrls.show(instructor.id) : instructorUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        <>
          {instructor && (
            <RecordStalePanel
              key={instructor.version}
              area="instructors"
              form={form}
              stale={stale}
              write={write}
            />
          )}
          <SameContactPanel
            area="instructors"
            people={duplicates}
            confirm={field('confirm_duplicate')}
            show={instructorUrls.show}
          />
        </>
      }
    >
      <InstructorFields instructor={instructor} options={options} field={field} />
    </RecordForm>
  )
}
