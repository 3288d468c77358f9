import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useBranchColumn } from '~/components/branches/use_branch_column'
import { GroupStatusWord } from '~/components/groups/group_status_word'
import { SeatsMeter } from '~/components/groups/seats_meter'
import type { GroupRow } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import type { Column } from '~/ui/list/columns/column'
import { NamedCell } from '~/ui/record/named_cell'
import { useNames } from '~/ui/names/use_names'

export function useGroupColumns(): Column<GroupRow>[] {
  const t = useTranslations('groups')
  const format = useFormat()
  const names = useNames()
  const both = useBothNames()
  const branch = useBranchColumn<GroupRow>(t('columns.branch_id'))
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('columns.title'),
        sortable: true,
        cell: (group) => (
          <NamedCell
            named={{ title_en: group.title_en, title_ar: group.title_ar }}
            href={urlFor('admin.groups.show', { id: group.id })}
          />
        ),
      },
      {
        id: 'code',
        title: t('columns.code'),
        sortable: true,
        width: 100,
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      },
      {
        id: 'course',
        title: t('columns.course'),
        width: 150,
        cell: ({ course }) => <bdi>{both(course).lead}</bdi>,
      },
      {
        id: 'instructor',
        title: t('columns.instructor'),
        width: 130,
        cell: ({ instructor }) => instructor && <bdi>{names(instructor).lead}</bdi>,
      },
      ...branch,
      {
        id: 'work_type',
        title: t('columns.work_type'),
        width: 90,
        whole: true,
        isExtra: true,
        cell: ({ work_type }) => t(`work_type.${work_type}`),
      },
      {
        id: 'seats',
        title: t('columns.seats'),
        sortable: true,
        width: 130,
        cell: (group) => <SeatsMeter group={group} compact />,
      },
      {
        id: 'starts_on',
        title: t('columns.starts_on'),
        sortable: true,
        width: 110,
        cell: ({ starts_on }) => format.day(starts_on),
      },
      {
        id: 'status',
        title: t('columns.status'),
        width: 110,
        cell: (group) => <GroupStatusWord group={group} />,
      },
    ],
    [t, format, names, both, branch]
  )
}
