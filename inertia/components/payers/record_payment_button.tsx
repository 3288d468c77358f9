import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

export function RecordPaymentButton({ payer }: { payer: string }) {
  const t = useTranslations('payments.acts')
  return (
    <Button
      component={Link}
      href={urlFor('admin.payments.create', {}, { qs: { payer } })}
      variant="default"
      leftSection={<IconCash size={16} aria-hidden />}
    >
      {t('record')}
    </Button>
  )
}
