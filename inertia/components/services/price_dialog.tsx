import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ServiceDetail } from '~/components/services/types'
import { useMoney } from '~/hooks/use_money'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { MoneyField } from '~/ui/form/fields/money_field'

interface PriceDialogProps {
  service: ServiceDetail
  today: string
  onClose: () => void
}

export function PriceDialog({ service, today, onClose }: PriceDialogProps) {
  const t = useTranslations('services')
  const money = useMoney()
  const { form, draft } = useDialogForm('price', { price: '', effective_from: today })
  const field = bindingsOf(form)
  const onDay = service.prices.find((price) => price.effective_from === form.data.effective_from)
  const submit = () =>
    form.post(urlFor('admin.services.prices.store', { id: service.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('prices.add')} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={t('prices.add')}
        saveLabel={t('prices.save')}
        cancelLabel={t('prices.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <Text c="dimmed">{t('prices.lead')}</Text>
        <MoneyField field={field.price} label={t('fields.price')} required />
        <DateField
          field={field.effective_from}
          label={t('fields.effective_from')}
          help={onDay && t('prices.on_day', { amount: money.write(onDay.price) })}
          min={service.prices.length > 0 ? today : undefined}
          required
        />
      </DialogForm>
    </Dialog>
  )
}
