import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { maySibling } from '~/access/may_new_family'
import { usePermissions } from '~/hooks/use_permissions'

type Kin = { household: string } | { guardian: string }

interface AddSiblingButtonProps {
  kin: Kin
  isPrimary?: boolean
  isFirst?: boolean
}

export function AddSiblingButton({
  kin,
  isPrimary = false,
  isFirst = false,
}: AddSiblingButtonProps) {
  const t = useTranslations('families')
  const may = usePermissions()
  if (!maySibling(may)) return null
  return (
    <Button
      component={Link}
      href={urlFor('admin.families.create', {}, { qs: kin })}
      variant={isPrimary ? 'filled' : 'default'}
      size={isPrimary ? undefined : 'xs'}
      leftSection={<IconUserPlus size={16} aria-hidden />}
      data-shortcut={isPrimary ? 'create' : undefined}
    >
      {t(isFirst ? 'add_child' : 'sibling')}
    </Button>
  )
}
