import type { BranchOption } from '~/components/branches/types'
import type {
  FilterOptions,
  GroupList,
  GroupQuery,
  GroupRow,
  Option,
} from '~/components/groups/types'
import type { FilterPart, ListDescription, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'
import { IconChalkboard } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { GroupStatusWord } from '~/components/groups/group_status_word'
import { workTypes } from '#domain/shared/choices/work_types'
import { groupStatuses } from '#domain/teaching/groups/rules/group_state'
import { useGroupColumns } from '~/components/groups/use_group_columns'
import { useOptionName } from '~/components/groups/use_option_name'
import { useBothNames } from '~/ui/names/both_names'
import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { SeatsMeter } from '~/components/groups/seats_meter'
import { NamedCell } from '~/ui/record/named_cell'
import classes from '~/ui/list/record_list.module.css'

interface GroupsIndexProps {
  groups: GroupList
  query: GroupQuery
  can: Abilities
  list: ListSettings
  branches: BranchOption[]
  options?: FilterOptions
}

export default function GroupsIndex({ groups, query, can, list, options }: GroupsIndexProps) {
  const description = useGroupList(options)
  return <RecordList {...description} page={groups} query={query} can={can} settings={list} />
}

function useGroupList(options?: FilterOptions): ListDescription<GroupRow> {
  const both = useBothNames()
  return {
    area: 'groups',
    icon: <IconChalkboard size={24} />,
    urls: recordUrls('groups'),
    columns: useGroupColumns(),
    card: (group) => <GroupCard group={group} />,
    name: ({ title_en, title_ar }) => both({ title_en, title_ar }).lead,
    filters: useFilters(options),
  }
}

function useFilters(options?: FilterOptions): FilterPart[] {
  const t = useTranslations('groups')
  const { name } = useOptionName()
  const branch = useBranchFilter(t('filters.branch'))
  const records = (of: keyof FilterOptions): FilterPart => ({
    kind: 'choice',
    name: of,
    label: t(`filters.${of}`),
    options: options?.[of].map((option: Option) => ({ value: option.id, label: name(option) })),
  })
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('filters.status'),
      options: groupStatuses.map((status) => ({
        value: status,
        label: <GroupStatusWord group={{ status, archived_at: null }} />,
      })),
    },
    records('course'),
    records('instructor'),
    records('term'),
    records('level'),
    ...branch,
    {
      kind: 'choice',
      name: 'work_type',
      label: t('filters.work_type'),
      options: workTypes.map((type) => ({ value: type, label: t(`work_type.${type}`) })),
    },
    {
      kind: 'choice',
      name: 'seats',
      label: t('filters.seats'),
      options: (['free', 'full'] as const).map((one) => ({ value: one, label: t(`seats.${one}`) })),
    },
    {
      kind: 'days',
      name: 'starts',
      label: t('filters.starts'),
      from: t('filters.starts_from'),
      to: t('filters.starts_to'),
    },
  ]
}

function GroupCard({ group }: { group: GroupRow }) {
  const { title_en, title_ar } = group
  return (
    <>
      <div className={classes.cardHead}>
        <NamedCell
          named={{ title_en, title_ar }}
          href={urlFor('admin.groups.show', { id: group.id })}
        />
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" component="span">
          <bdi dir="ltr">{group.code}</bdi>
        </Text>
        <SeatsMeter group={group} compact />
        <GroupStatusWord group={group} />
      </div>
    </>
  )
}
