import { router } from '@inertiajs/react'
import { IconCopyPlus, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Abilities, ListedRole } from '~/components/roles/types'
import type { RowAct } from '~/ui/list/table/row_act'

export function useRoleActs(can: Abilities, onDelete: (role: ListedRole) => void) {
  const t = useTranslations('roles.acts')
  return (role: ListedRole): RowAct[] => {
    const { id, is_super, is_system, changeable, viewable } = role
    const edit = {
      id: 'edit',
      label: t('edit'),
      icon: <IconPencil size={16} aria-hidden />,
      href: urlFor('admin.roles.edit', { id }),
      common: true,
    }
    const clone = {
      id: 'clone',
      label: t('clone'),
      icon: <IconCopyPlus size={16} aria-hidden />,
      href: urlFor('admin.roles.create', {}, { qs: { from: id } }),
    }
    const remove = {
      id: 'delete',
      label: t('delete'),
      icon: <IconTrash size={16} aria-hidden />,
      run: () => onDelete(role),
      danger: true,
    }
    const view = {
      id: 'view',
      label: t('view'),
      icon: <IconEye size={16} aria-hidden />,
      run: () => router.post(urlFor('admin.roles.view.store', { id })),
    }
    return [
      ...(can.update && changeable ? [edit] : []),
      ...(can.create && !is_super ? [clone] : []),
      ...(can.delete && changeable && !is_system ? [remove] : []),
      ...(can.view && viewable ? [view] : []),
    ]
  }
}
