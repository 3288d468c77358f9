import { IconChalkboard } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import { GroupCard } from '~/components/groups/group_card'
import { GroupStatusWord } from '~/components/groups/group_status_word'
import { workTypes } from '#domain/shared/choices/work_types'
import { groupStatuses } from '#domain/teaching/groups/rules/group_state'
import type { FilterOptions, GroupRow, Option } from '~/components/groups/types'
import { useGroupColumns } from '~/components/groups/use_group_columns'
import { useOptionName } from '~/components/groups/use_option_name'
import { useBothNames } from '~/ui/names/both_names'
import type { FilterPart, ListDescription } from '~/ui/list/list_description'

/** The groups' list as it differs from every other. */
export function useGroupList(options?: FilterOptions): ListDescription<GroupRow> {
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
