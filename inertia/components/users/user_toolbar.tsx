import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRoleName } from '~/components/roles/use_role_name'
import type { RoleOption, UserQuery } from '~/components/users/types'
import { userStatuses, UserStatusWord } from '~/components/users/user_status_word'
import { ChoiceFilter } from '~/ui/list/choice_filter'
import { SearchBox } from '~/ui/list/search_box'
import type { ListControls } from '~/ui/list/use_list_query'
import classes from '~/components/students/students_list.module.css'

interface UserToolbarProps {
  list: ListControls<UserQuery>
  roles: RoleOption[]
}

/** Search and filters over the administrators' list. */
export function UserToolbar({ list, roles }: UserToolbarProps) {
  const t = useTranslations('users')
  const roleName = useRoleName()
  const { query, change } = list
  return (
    <>
      <div className={classes.search}>
        <SearchBox
          label={t('search')}
          value={query.q}
          onSearch={(q) => change({ q }, { typing: true })}
        />
      </div>
      <ChoiceFilter
        label={t('filters.status')}
        value={query.status}
        onChange={(status) => change({ status })}
        options={userStatuses.map((status) => ({
          value: status,
          label: <UserStatusWord user={{ status, archived_at: null }} />,
        }))}
      />
      <ChoiceFilter
        label={t('filters.role')}
        value={query.role}
        onChange={(role) => change({ role })}
        options={roles.map((role) => ({ value: role.id, label: roleName(role) }))}
      />
      <Button
        variant={query.archived ? 'light' : 'default'}
        fw={500}
        aria-pressed={query.archived}
        leftSection={<IconArchive size={16} aria-hidden />}
        onClick={() => change({ archived: !query.archived })}
      >
        {t('filters.archived')}
      </Button>
    </>
  )
}
