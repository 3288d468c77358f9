import { useTranslations } from 'use-intl'
import type { Lesson } from '~/components/lesson_notes/types'
import { useFormat } from '~/hooks/use_format'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { useVersionedForm } from '~/ui/form/stale/use_versioned_form'
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
  const { form, stale } = useVersionedForm(written(lesson))
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const setHomework = (homework: string) =>
    form.setData((now) => ({
      ...now,
      homework,
      homework_due_on: now.homework_due_on || (homework ? (nextOn ?? '') : ''),
    }))
  return (
    <Dialog opened title={t('title')} onClose={onClose} staysOpen isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={t('title')}
          problem={errors.version}
          saveLabel={t('save')}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          onSubmit={() => form.put(url, { preserveScroll: true, onSuccess: onClose })}
        >
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
