import { IconBooks } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { useCounts } from '~/components/catalogue/use_counts'
import { useEntryList } from '~/components/catalogue/use_entry_list'
import { useFormat } from '~/hooks/use_format'

/** The subjects' list as it differs from every other. */
export function useSubjectList() {
  const t = useTranslations('subjects.columns')
  const counts = useCounts()
  const format = useFormat()
  return useEntryList<Data.Admin.Subjects.SubjectList['rows'][number]>({
    area: 'subjects',
    icon: <IconBooks size={24} />,
    facts: counts,
    columns: ({ name, code }) => [
      name,
      code,
      { id: 'used_by', title: t('used_by'), width: 260, cell: counts },
      {
        id: 'created_at',
        title: t('created_at'),
        sortable: true,
        width: 140,
        cell: ({ created_at }) => format.dayOf(created_at),
      },
    ],
  })
}
