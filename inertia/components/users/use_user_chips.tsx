import { useTranslations } from 'use-intl'
import { useRoleName } from '~/components/roles/use_role_name'
import type { RoleOption, UserQuery } from '~/components/users/types'
import type { FilterChip } from '~/ui/list/filter_chips'
import type { ListControls } from '~/ui/list/use_list_query'

/** What the administrators' list is filtered by, in words. */
export function useUserChips(list: ListControls<UserQuery>, roles: RoleOption[]): FilterChip[] {
  const t = useTranslations('users')
  const roleName = useRoleName()
  const { query, change } = list
  const search: FilterChip = {
    id: 'q',
    name: t('filters.search'),
    value: <bdi>{query.q}</bdi>,
    remove: () => change({ q: '' }),
  }
  const archived: FilterChip = {
    id: 'archived',
    name: t('filters.archived_only'),
    value: null,
    remove: () => change({ archived: false }),
  }
  return [
    ...(query.q ? [search] : []),
    ...query.status.map((status) => ({
      id: status,
      name: t('filters.status'),
      value: t(`status.${status}`),
      remove: () => change({ status: query.status.filter((other) => other !== status) }),
    })),
    ...roles
      .filter(({ id }) => query.role.includes(id))
      .map((role) => ({
        id: role.id,
        name: t('filters.role'),
        value: roleName(role),
        remove: () => change({ role: query.role.filter((other) => other !== role.id) }),
      })),
    ...(query.archived ? [archived] : []),
  ]
}
