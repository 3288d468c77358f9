import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRoleName } from '~/components/roles/use_role_name'
import type { UserRow } from '~/components/users/types'
import { UserStatusWord } from '~/components/users/user_status_word'
import type { Column } from '~/ui/list/columns/column'
import { useRelativeTime } from '~/ui/use_relative_time'
import { urlFor } from '~/client'
import { useShared } from '~/hooks/use_shared'
import { PersonCell } from '~/ui/record/person_cell'
import classes from '~/components/roles/roles.module.css'

export function useRolesLine(): (user: Pick<UserRow, 'roles'>) => string {
  const roleName = useRoleName()
  return ({ roles }) => roles.map(roleName).join(' · ')
}

export function useUserColumns(): Column<UserRow>[] {
  const t = useTranslations('users')
  const line = useRolesLine()
  const ago = useRelativeTime()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('columns.name'),
        sortable: true,
        cell: (user) => <UserNameCell user={user} />,
      },
      { id: 'roles', title: t('columns.roles'), width: 220, cell: line },
      {
        id: 'status',
        title: t('columns.status'),
        sortable: true,
        width: 130,
        cell: (user) => <UserStatusWord user={user} />,
      },
      {
        id: 'last_login_at',
        title: t('columns.last_login_at'),
        sortable: true,
        width: 150,
        cell: ({ last_login_at: at }) => (at ? ago(at) : t('never')),
      },
      {
        id: 'number',
        title: t('columns.number'),
        sortable: true,
        width: 110,
        cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      },
    ],
    [t, line, ago]
  )
}

export function UserNameCell({ user }: { user: UserRow }) {
  const t = useTranslations('users')
  const isOwn = useShared().auth?.user.id === user.id
  const mark = (
    <span className={classes.marks}>
      <span className={classes.mark}>{t('you')}</span>
    </span>
  )
  return (
    <PersonCell
      person={user}
      href={urlFor('admin.users.show', { id: user.id })}
      mark={isOwn && mark}
      beneath={<bdi dir="ltr">{user.email}</bdi>}
    />
  )
}
