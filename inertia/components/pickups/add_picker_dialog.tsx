import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

export function AddPickerDialog({ student, onClose }: { student: string; onClose: () => void }) {
  const t = useTranslations('pickups')
  const country = useShared().tenant?.phone_country ?? ''
  const { form, draft } = useDialogForm('picker', {
    name: '',
    relation: '',
    phone: '',
    phone_country: country,
  })
  const field = bindingsOf(form)
  const submit = () =>
    form.post(urlFor('admin.pickup_people.store', { id: student }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('people.add')} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={t('people.add')}
        saveLabel={t('people.save')}
        cancelLabel={t('form.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <TextField
          label={t('form.name')}
          field={field.name}
          maxLength={longest.fullName}
          required
        />
        <TextField
          label={t('people.relation')}
          help={t('people.relation_help')}
          field={field.relation}
          maxLength={longest.label}
        />
        <PhoneField label={t('people.phone')} field={field.phone} country={field.phone_country} />
      </DialogForm>
    </Dialog>
  )
}
