import { useTranslations } from 'use-intl'
import type { Lesson } from '~/components/lesson_notes/types'
import { useFormat } from '~/hooks/use_format'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { DraftNotice } from '~/ui/form/draft/draft_notice'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { useRecordForm } from '~/ui/form/use_record_form'
import { longest } from '#domain/shared/limits/text_lengths'

interface LessonNotesDialogProps {
  lesson: Lesson
  /** What homework is due by unless somebody says otherwise. */
  nextOn: string | null
  url: string
  onClose: () => void
}

export default function LessonNotesDialog({
  lesson,
  nextOn,
  url,
  onClose,
}: LessonNotesDialogProps) {
  const t = useTranslations('lesson_notes')
  const fields = useTranslations('sessions.fields')
  const { day } = useFormat()
  const { form, stale, draft, submit, discardDraft } = useRecordForm({
    saved: written(lesson),
    isNew: false,
    draftOf: 'lesson_notes',
    send: (notes, { onSuccess }) =>
      notes.put(url, {
        preserveScroll: true,
        onSuccess: (page) => {
          onSuccess(page)
          onClose()
        },
      }),
  })
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const setHomework = (homework: string) =>
    form.setData((now) => ({
      ...now,
      homework,
      homework_due_on: now.homework_due_on || (homework ? (nextOn ?? '') : ''),
    }))
  const leave = () => {
    draft.forget()
    onClose()
  }
  return (
    <Dialog opened title={t('title')} onClose={leave} staysOpen isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={t('title')}
          problem={errors.version}
          saveLabel={t('save')}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          onSubmit={submit}
        >
          <DraftNotice draft={draft} onDiscard={discardDraft} />
          <RecordStalePanel area="sessions" form={form} stale={stale} />
          <TextAreaField
            label={fields('shared_notes')}
            help={t('help.shared_notes')}
            field={field.shared_notes}
            maxLength={longest.notes}
          />
          <TextAreaField
            label={fields('homework')}
            help={t('help.homework')}
            field={{ ...field.homework, onChange: setHomework }}
            maxLength={longest.description}
          />
          <DateField
            label={fields('homework_due_on')}
            help={nextOn ? t('help.next', { day: day(nextOn) }) : undefined}
            field={field.homework_due_on}
          />
          <TextAreaField
            label={fields('internal_notes')}
            help={t('help.internal_notes')}
            field={field.internal_notes}
            maxLength={longest.notes}
          />
        </DialogForm>
      )}
    </Dialog>
  )
}

const written = (lesson: Lesson) => ({
  version: lesson.version,
  shared_notes: lesson.shared_notes ?? '',
  homework: lesson.homework ?? '',
  homework_due_on: lesson.homework_due_on ?? '',
  internal_notes: lesson.internal_notes ?? '',
})
