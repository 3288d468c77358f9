import { useForm } from '@inertiajs/react'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { serviceUrls } from '~/components/services/service_urls'
import type { ServiceDetail } from '~/components/services/types'
import { Dialog } from '~/ui/dialog'
import { DateField } from '~/ui/form/date_field'
import { MoneyField } from '~/ui/form/money_field'

interface PriceDialogProps {
  opened: boolean
  service: ServiceDetail
  /** The centre's day: the earliest a price may begin. */
  today: string
  onClose: () => void
}

/** A price from a day on; what was valid before stays in the history. */
export function PriceDialog({ opened, ...rest }: PriceDialogProps) {
  const t = useTranslations('services.prices')
  return (
    <Dialog opened={opened} title={t('add')} onClose={rest.onClose}>
      <PriceForm {...rest} />
    </Dialog>
  )
}

function PriceForm({ service, today, onClose }: Omit<PriceDialogProps, 'opened'>) {
  const t = useTranslations('services')
  const form = useForm({ price: '', effective_from: today })
  const field = (name: 'price' | 'effective_from') => ({
    name,
    value: form.data[name],
    error: form.errors[name],
    onChange: (value: string) => form.setData(name, value),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    form.post(serviceUrls.prices(service.id), { preserveScroll: true, onSuccess: onClose })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text c="dimmed">{t('prices.lead')}</Text>
        <MoneyField field={field('price')} label={t('fields.price')} required />
        <DateField
          field={field('effective_from')}
          label={t('fields.effective_from')}
          min={service.prices.length > 0 ? today : undefined}
          required
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('prices.cancel')}
          </Button>
          <Button type="submit" loading={form.processing}>
            {t('prices.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
