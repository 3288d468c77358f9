import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconCash, IconCoins } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { InvoiceDetail } from '~/components/invoices/types'
import { UseCreditDialog } from '~/components/invoices/use_credit_dialog'

interface PayButtonsProps {
  invoice: InvoiceDetail
  credit: InvoiceDetail['total'] | null
}

/** Money received for this invoice, or the payer’s credit where there is some. */
export function PayButtons({ invoice, credit }: PayButtonsProps) {
  const t = useTranslations('payments.acts')
  const [isUsing, setUsing] = useState(false)
  const qs = { payer: invoice.payer.id, invoice: invoice.id }
  return (
    <>
      {credit && (
        <Button
          variant="default"
          leftSection={<IconCoins size={16} aria-hidden />}
          onClick={() => setUsing(true)}
        >
          {t('use_credit')}
        </Button>
      )}
      <Button
        component={Link}
        href={urlFor('admin.payments.create', {}, { qs })}
        leftSection={<IconCash size={16} aria-hidden />}
      >
        {t('record')}
      </Button>
      {credit && isUsing && (
        <UseCreditDialog invoice={invoice} credit={credit} onClose={() => setUsing(false)} />
      )}
    </>
  )
}
