import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { SessionDetail } from '~/components/class_sessions/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { TextField } from '~/ui/form/fields/text_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { longest } from '#domain/shared/limits/text_lengths'

interface NotesDialogProps {
  session: SessionDetail
  onClose: () => void
}

export default function NotesDialog({ session, onClose }: NotesDialogProps) {
  const t = useTranslations('sessions')
  const { form, stale, draft } = useVersionedDialogForm(`notes.${session.id}`, notesOf(session))
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const title = t('notes.edit')
  const submit = () =>
    form.put(urlFor('admin.session_notes.update', { id: session.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={title} onClose={onClose} staysOpen isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={title}
          problem={errors.version}
          saveLabel={t('notes.save')}
          cancelLabel={t('change.keep')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          <RecordStalePanel area="sessions" form={form} stale={stale} />
          <TextField
            label={t('fields.topic')}
            field={field.topic}
            maxLength={longest.title}
            autoComplete="off"
          />
          <TextAreaField
            label={t('fields.notes')}
            help={t('help.notes')}
            field={field.notes}
            maxLength={longest.notes}
          />
        </DialogForm>
      )}
    </Dialog>
  )
}

const notesOf = (session: SessionDetail) => ({
  version: session.version,
  topic: session.topic ?? '',
  notes: session.notes ?? '',
})
