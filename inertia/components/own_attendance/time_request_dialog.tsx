import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import type { OwnMakeUp } from '~/components/own_attendance/types'
import { CentreContact } from '~/components/portal/centre_contact'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface TimeRequestDialogProps {
  makeUp: OwnMakeUp
  onClose: () => void
}

/** A family writes which times suit it, and the centre finds one. */
export function TimeRequestDialog({ makeUp, onClose }: TimeRequestDialogProps) {
  const t = useTranslations('own_attendance.make_ups')
  const write = useSessionTold()
  const { form, draft } = useDialogForm(`time.${makeUp.id}`, { request: makeUp.time_request ?? '' })
  const field = bindingsOf(form)
  const submit = () =>
    form.post(urlFor('own_make_ups.time_request.store', { id: makeUp.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('request_title')} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={t('request_title')}
          saveLabel={t('request_save')}
          cancelLabel={t('request_cancel')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          <Text fw={500}>{write(makeUp.missed)}</Text>
          <Text c="dimmed">{t('request_lead')}</Text>
          <TextField
            label={t('request_label')}
            field={field.request}
            maxLength={longest.shortReason}
            required
          />
          <CentreContact />
        </DialogForm>
      )}
    </Dialog>
  )
}
