import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface DecideDialogProps {
  act: 'extend' | 'waive'
  makeUp: StudentMakeUp
  onClose: () => void
}

/** What is decided for one student, with the reason that is kept. */
export function DecideDialog({ act, makeUp, onClose }: DecideDialogProps) {
  const t = useTranslations('make_ups')
  const told = useSessionTold()
  const { form, draft } = useDialogForm(`${act}.${makeUp.id}`, {
    expires_on: makeUp.expires_on ?? '',
    reason: '',
  })
  const field = bindingsOf(form)
  const title = t(`${act}.title`)
  const { id } = makeUp
  const url =
    act === 'extend'
      ? urlFor('admin.make_ups.expiry.update', { id })
      : urlFor('admin.make_ups.waiver.update', { id })
  const submit = () =>
    form.put(url, { preserveScroll: true, preserveState: true, onSuccess: onClose })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={title}
          saveLabel={t(`acts.${act}`)}
          isDanger={act === 'waive'}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          <Text fw={500}>{told(makeUp.missed)}</Text>
          {act === 'waive' && <Text>{t('waive.text')}</Text>}
          {act === 'extend' && (
            <DateField
              label={t('fields.expires_on')}
              help={t('help.expires_on')}
              field={field.expires_on}
            />
          )}
          <TextAreaField
            label={t('fields.reason')}
            field={field.reason}
            maxLength={longest.reason}
            required
          />
        </DialogForm>
      )}
    </Dialog>
  )
}
