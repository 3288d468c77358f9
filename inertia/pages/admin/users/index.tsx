import type { Abilities, RoleOption, UserList, UserQuery } from '~/components/users/types'
import { useUserList } from '~/components/users/use_user_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'

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
