import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { useCounts } from '~/components/catalogue/use_counts'
import { useEntryList } from '~/components/catalogue/use_entry_list'
import { useFormat } from '~/hooks/use_format'

/** The terms' list as it differs from every other. */
export function useTermList() {
  const t = useTranslations('terms.columns')
  const counts = useCounts()
  const format = useFormat()
  return useEntryList<Data.Admin.Terms.TermList['rows'][number]>({
    area: 'terms',
    icon: <IconCalendarEvent size={24} />,
    facts: counts,
    columns: ({ name, code }) => [
      name,
      code,
      {
        id: 'starts_on',
        title: t('starts_on'),
        sortable: true,
        width: 160,
        cell: ({ starts_on: day }) => format.day(day),
      },
      {
        id: 'ends_on',
        title: t('ends_on'),
        width: 160,
        cell: ({ ends_on: day }) => format.day(day),
      },
      { id: 'used_by', title: t('used_by'), width: 200, cell: counts },
    ],
  })
}
