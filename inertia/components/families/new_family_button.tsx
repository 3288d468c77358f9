import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { mayNewFamily } from '~/access/may_new_family'
import { usePermissions } from '~/hooks/use_permissions'

export function NewFamilyButton() {
  const t = useTranslations('families')
  const may = usePermissions()
  if (!mayNewFamily(may)) return null
  return (
    <Button
      component={Link}
      href={urlFor('admin.families.create')}
      variant="default"
      leftSection={<IconUsersPlus size={16} aria-hidden />}
      data-shortcut="family"
    >
      {t('add')}
    </Button>
  )
}
