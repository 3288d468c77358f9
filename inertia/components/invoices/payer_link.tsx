import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text } from '@mantine/core'
import { urlFor } from '~/client'
import type { InvoiceDetail } from '~/components/invoices/types'
import { usePayerNames } from '~/components/invoices/use_payer_names'

export function PayerLink({ payer }: { payer: InvoiceDetail['payer'] }) {
  const { lead, other } = usePayerNames()(payer)
  return (
    <span>
      <Anchor component={Link} href={urlFor('admin.payers.show', { id: payer.id })}>
        <bdi>{lead}</bdi>
      </Anchor>
      {other && (
        <Text span display="block" size="sm" c="dimmed">
          <bdi>{other}</bdi>
        </Text>
      )}
    </span>
  )
}
