import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedRole } from '~/components/roles/types'
import type { Column } from '~/ui/list/columns/column'
import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { useRoleName } from '~/components/roles/use_role_name'
import { useShared } from '~/hooks/use_shared'
import { RowLink } from '~/ui/list/table/row_link'
import classes from '~/components/roles/roles.module.css'

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

export function RoleNameCell({ role }: { role: ListedRole }) {
  const t = useTranslations('roles.marks')
  const lead = useRoleName()(role)
  const own = useShared().auth?.user.roles.some(({ name }) => name === role.name)
  const other = lead === role.name ? role.name_ar : role.name
  const isOwn = own && role.kind === 'admin'
  return (
    <div className={classes.name}>
      <RowLink href={urlFor('admin.roles.show', { id: role.id })}>
        <bdi>{lead}</bdi>
      </RowLink>
      <span className={classes.marks}>
        {role.is_system && <span className={classes.mark}>{t('system')}</span>}
        {isOwn && <span className={classes.mark}>{t('own')}</span>}
      </span>
      {other && (
        <Text size="xs" c="dimmed" component="div">
          <bdi>{other}</bdi>
        </Text>
      )}
    </div>
  )
}
