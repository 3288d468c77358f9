import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconBeach } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchChoice } from '~/components/branches/types'
import { useBranchColumn } from '~/components/branches/use_branch_column'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { type EntryListProps, useEntryList } from '~/components/catalogue/use_entry_list'
import { useSpanColumns } from '~/components/catalogue/use_span_columns'
import { useFormat } from '~/hooks/use_format'
import type { ListedQuery } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'

type Query = ListedQuery & {
  starts_from: string | null
  starts_to: string | null
  branch: string[]
}

type HolidaysIndexProps = EntryListProps<Query> &
  BranchChoice & { holidays: Data.Admin.Holidays.HolidayList }

export default function HolidaysIndex(props: HolidaysIndexProps) {
  const { holidays, query, can, list } = props
  const t = useTranslations('holidays')
  const takeOver = can.create && (
    <Button component={Link} href={urlFor('admin.holiday_proposals.index')} variant="default">
      {t('take_over')}
    </Button>
  )
  return (
    <RecordList
      {...useHolidayList()}
      page={holidays}
      query={query}
      can={can}
      settings={list}
      beside={takeOver}
    />
  )
}

function useHolidayList() {
  const t = useTranslations('holidays')
  const format = useFormat()
  const span = useSpanColumns('holidays')
  const branch = useBranchColumn<Data.Admin.Holidays.HolidayList['rows'][number]>(
    t('fields.branch_id')
  )
  const branchFilter = useBranchFilter(t('fields.branch_id'))
  return useEntryList<Data.Admin.Holidays.HolidayList['rows'][number]>({
    area: 'holidays',
    icon: <IconBeach size={24} />,
    facts: ({ starts_on: day, days }) => (
      <>
        {format.day(day)} · {t('days', { count: days })}
      </>
    ),
    columns: ({ name }) => [
      name,
      ...branch,
      ...span,
      {
        id: 'days',
        title: t('columns.days'),
        width: 120,
        cell: ({ days }) => t('days', { count: days }),
      },
    ],
    filters: [
      {
        kind: 'days',
        name: 'starts',
        label: t('filters.starts'),
        from: t('filters.starts_from'),
        to: t('filters.starts_to'),
      },
      ...branchFilter,
    ],
  })
}
