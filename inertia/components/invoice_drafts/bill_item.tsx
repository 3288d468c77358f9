import { Link } from '@adonisjs/inertia/react'
import { IconFileInvoice } from '@tabler/icons-react'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { Menu } from '~/ui/menu/menu'

type Subject = { student: string } | { group: string } | { session: string }

interface BillItemProps {
  subject: Subject
  label: string
}

/** Leads to what is unbilled of one student, group or class session; nothing for whoever may not bill. */
export function BillItem({ subject, label }: BillItemProps) {
  const may = usePermissions()
  if (!may('admin.invoices.create')) return null
  return (
    <Menu.Item
      component={Link}
      href={urlFor('admin.invoices.create', {}, { qs: subject })}
      leftSection={<IconFileInvoice size={16} aria-hidden />}
    >
      {label}
    </Menu.Item>
  )
}
