import type { Abilities, RoleOption, UserList, UserQuery, UserRow } from '~/components/users/types'
import type { ListDescription, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { Text } from '@mantine/core'
import { IconUserShield } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { accountStatuses } from '#domain/access/accounts/rules/account_status'
import { recordUrls } from '~/ui/record/record_urls'
import { useRoleName } from '~/components/roles/use_role_name'
import { UserNameCell, useRolesLine, useUserColumns } from '~/components/users/use_user_columns'
import { UserStatusWord } from '~/components/users/user_status_word'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/list/record_list.module.css'

interface UsersIndexProps {
  users: UserList
  roles: RoleOption[]
  query: UserQuery
  can: Abilities
  list: ListSettings
}

export default function UsersIndex({ users, roles, query, can, list }: UsersIndexProps) {
  const description = useUserList(roles)
  return <RecordList {...description} page={users} query={query} can={can} settings={list} />
}

function useUserList(roles: RoleOption[]): ListDescription<UserRow> {
  const t = useTranslations('users.filters')
  const names = useNames()
  const roleName = useRoleName()
  const { index, create, show, edit } = recordUrls('admins')
  return {
    area: 'users',
    icon: <IconUserShield size={24} />,
    urls: { index, create, show, edit },
    columns: useUserColumns(),
    card: (user) => <UserCard user={user} />,
    name: (user) => names(user).lead,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: t('status'),
        options: accountStatuses.map((status) => ({
          value: status,
          label: <UserStatusWord user={{ status, archived_at: null }} />,
        })),
      },
      {
        kind: 'choice',
        name: 'role',
        label: t('role'),
        options: roles.map((role) => ({ value: role.id, label: roleName(role) })),
      },
    ],
  }
}

function UserCard({ user }: { user: UserRow }) {
  const line = useRolesLine()
  return (
    <>
      <div className={classes.cardHead}>
        <UserNameCell user={user} />
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" component="span">
          {line(user)}
        </Text>
        <UserStatusWord user={user} />
      </div>
    </>
  )
}
