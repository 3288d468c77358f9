import { Link } from '@adonisjs/inertia/react'
import { Anchor, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DocumentNumber } from '~/components/invoices/document_number'
import type { InvoiceDetail } from '~/components/invoices/types'

/** Invoices of whoever pays the rest: the office follows them, and no paper names them. */
export function OtherShares({ shares }: { shares: InvoiceDetail['other_shares'] }) {
  const t = useTranslations('invoices')
  return (
    <Group gap="xs">
      {shares.map(({ id, number }) => (
        <Anchor key={id} component={Link} href={urlFor('admin.invoices.show', { id })}>
          {number ? <DocumentNumber number={number} /> : t('state.draft')}
        </Anchor>
      ))}
    </Group>
  )
}
