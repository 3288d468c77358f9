import type { FilterOptions, GroupList, GroupQuery } from '~/components/groups/types'
import { useGroupList } from '~/components/groups/use_group_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

interface GroupsIndexProps {
  groups: GroupList
  query: GroupQuery
  can: Abilities
  list: ListSettings
  /** Fetched when a filter is opened. */
  options?: FilterOptions
}

export default function GroupsIndex({ groups, query, can, list, options }: GroupsIndexProps) {
  const description = useGroupList(options)
  return <RecordList {...description} page={groups} query={query} can={can} settings={list} />
}
