import { Link } from '@adonisjs/inertia/react'
import { IconArrowsDiff, IconBuilding } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CompanyDialog } from '~/components/payers/company_dialog'
import { usePermissions } from '~/hooks/use_permissions'
import { Menu } from '~/ui/menu/menu'

/** The items of the list's menu that lead from invoices to differences and companies, and their dialog. */
export function useInvoicesMenu() {
  const t = useTranslations('payers.company')
  const differences = useTranslations('differences')('open')
  const canAdd = usePermissions()('admin.invoices.create')
  const [isOpen, setOpen] = useState(false)
  const items = (
    <>
      <Menu.Item
        component={Link}
        href={urlFor('admin.differences.index')}
        leftSection={<IconArrowsDiff size={16} aria-hidden />}
      >
        {differences}
      </Menu.Item>
      {canAdd && (
        <Menu.Item
          leftSection={<IconBuilding size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('add')}
        </Menu.Item>
      )}
    </>
  )
  const dialog = isOpen && <CompanyDialog onClose={() => setOpen(false)} />
  return { items, dialog }
}
