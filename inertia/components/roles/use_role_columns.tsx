import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { RoleNameCell } from '~/components/roles/role_name_cell'
import type { ListedRole } from '~/components/roles/types'
import type { Column } from '~/ui/list/columns/column'

export function useHeld(): (role: ListedRole) => string {
  const t = useTranslations('roles')
  return ({ is_super, kind, held }) => {
    if (is_super) return t('everything')
    return kind === 'instructor' ? t('fixed') : t('held', { count: held })
  }
}

export function useRoleColumns(): Column<ListedRole>[] {
  const t = useTranslations('roles')
  const held = useHeld()
  return useMemo(
    () => [
      { id: 'name', title: t('columns.name'), cell: (role) => <RoleNameCell role={role} /> },
      { id: 'kind', title: t('columns.kind'), width: 200, cell: ({ kind }) => t(`kinds.${kind}`) },
      {
        id: 'holders',
        title: t('columns.holders'),
        width: 130,
        cell: ({ holders }) => t('holders', { count: holders }),
      },
      { id: 'permissions', title: t('columns.permissions'), width: 150, cell: held },
    ],
    [t, held]
  )
}
