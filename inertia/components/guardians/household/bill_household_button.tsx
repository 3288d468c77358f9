import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'

export function BillHouseholdButton({ household }: { household: string }) {
  const t = useTranslations('guardians.household')
  const may = usePermissions()
  if (!may('admin.invoices.create')) return null
  return (
    <Button
      component={Link}
      href={urlFor('admin.invoices.create', {}, { qs: { household } })}
      variant="default"
      size="xs"
      leftSection={<IconFileInvoice size={16} aria-hidden />}
    >
      {t('bill')}
    </Button>
  )
}
