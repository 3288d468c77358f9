import { Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Abilities, RoleOption, UserList, UserQuery, UserRow } from '~/components/users/types'
import { useUserChips } from '~/components/users/use_user_chips'
import { useRolesLine, useUserColumns } from '~/components/users/use_user_columns'
import { UserNameCell } from '~/components/users/user_name_cell'
import { noUserFilters } from '~/components/users/user_query'
import { UserStatusWord } from '~/components/users/user_status_word'
import { UserToolbar } from '~/components/users/user_toolbar'
import { userUrls } from '~/components/users/user_urls'
import { DataTable } from '~/ui/list/data_table'
import { FilterChips } from '~/ui/list/filter_chips'
import { ListCard } from '~/ui/list/list_card'
import { NoResults } from '~/ui/list/no_results'
import { Pager } from '~/ui/list/pager'
import { useDataTable } from '~/ui/list/use_data_table'
import type { ListControls } from '~/ui/list/use_list_query'
import { useNames } from '~/ui/use_names'
import classes from '~/components/students/students_list.module.css'

interface UsersListProps {
  users: UserList
  roles: RoleOption[]
  list: ListControls<UserQuery>
  can: Abilities
}

/** The administrators' list: toolbar, rows, pages. */
export function UsersList({ users, roles, list, can }: UsersListProps) {
  const t = useTranslations('users')
  const { query, change, link, busy } = list
  const { rows, meta } = users
  const columns = useUserColumns()
  const nameOf = useNames()
  const chips = useUserChips(list, roles)
  const clear = () => change(noUserFilters)
  const table = useDataTable({ rows, columns, sort: query.sort, dir: query.dir })
  const editHref = ({ id, archived_at }: UserRow) =>
    can.update && !archived_at ? userUrls.edit(id) : undefined
  return (
    <ListCard
      toolbar={
        <>
          <UserToolbar list={list} roles={roles} />
          {rows.length > 0 && <FilterChips chips={chips} onClear={clear} />}
        </>
      }
      footer={
        rows.length > 0 && (
          <Pager
            meta={meta}
            label={t('title')}
            link={(page) => link({ page })}
            onPer={(per) => change({ per })}
          />
        )
      }
    >
      {rows.length === 0 && !busy ? (
        <NoResults filters={<FilterChips chips={chips} />} onClear={clear} />
      ) : (
        <DataTable
          table={table}
          columns={columns}
          caption={t('title')}
          sort={query.sort}
          dir={query.dir}
          onSort={(sort, dir) => change({ sort: sort as UserQuery['sort'], dir })}
          href={({ id }) => userUrls.show(id)}
          editHref={editHref}
          name={(user) => nameOf(user).lead}
          acts={(user) => {
            const href = editHref(user)
            const icon = <IconPencil size={16} aria-hidden />
            return href ? [{ id: 'edit', label: t('acts.edit'), icon, href, common: true }] : []
          }}
          card={(user) => <UserCard user={user} />}
          selectable={false}
          busy={busy}
          place={meta.page}
        />
      )}
    </ListCard>
  )
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
