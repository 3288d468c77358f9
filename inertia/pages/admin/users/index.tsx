import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Abilities, RoleOption, UserList, UserQuery } from '~/components/users/types'
import { userDefaults } from '~/components/users/user_query'
import { userUrls } from '~/components/users/user_urls'
import { UsersList } from '~/components/users/users_list'
import { useFormat } from '~/hooks/use_format'
import { useListQuery } from '~/ui/list/use_list_query'
import { PageHeader } from '~/ui/page_header'

interface UsersIndexProps {
  users: UserList
  roles: RoleOption[]
  query: UserQuery
  can: Abilities
}

export default function UsersIndex({ users, roles, query, can }: UsersIndexProps) {
  const t = useTranslations('users')
  const { number } = useFormat()
  const list = useListQuery({
    url: userUrls.index(),
    query,
    defaults: userDefaults,
    only: ['users', 'query'],
  })
  return (
    <>
      <PageHeader
        title={t('title')}
        count={number(users.meta.total)}
        primary={
          can.create && (
            <Button
              component={Link}
              href={userUrls.create()}
              leftSection={<IconPlus size={16} aria-hidden />}
              data-shortcut="create"
            >
              {t('add')}
            </Button>
          )
        }
      />
      <UsersList users={users} roles={roles} list={list} can={can} />
    </>
  )
}
