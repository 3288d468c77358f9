import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text } from '@mantine/core'
import { hasRoute, urlFor } from '~/client'
import type { InvoiceDetail } from '~/components/invoices/types'
import { usePayerNames } from '~/components/invoices/use_payer_names'

export function PayerLink({ payer }: { payer: InvoiceDetail['payer'] }) {
  const { lead, other } = usePayerNames()(payer)
  const name = <bdi>{lead}</bdi>
  return (
    <span>
      {hasRoute('admin.payers.show') ? (
        <Anchor
          component={Link}
          href={urlFor('admin.payers.show' as 'admin.students.show', { id: payer.id })}
        >
          {name}
        </Anchor>
      ) : (
        name
      )}
      {other && (
        <Text span display="block" size="sm" c="dimmed">
          <bdi>{other}</bdi>
        </Text>
      )}
    </span>
  )
}
