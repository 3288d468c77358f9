import type { Data } from '@generated/data'
import { type EntryListProps, useEntryList } from '~/components/catalogue/use_entry_list'
import { RecordList } from '~/ui/list/record_list'
import { IconBooks } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useCounts } from '~/components/catalogue/use_counts'
import { useFormat } from '~/hooks/use_format'

type SubjectsIndexProps = EntryListProps & { subjects: Data.Admin.Subjects.SubjectList }

export default function SubjectsIndex({ subjects, query, can, list }: SubjectsIndexProps) {
  return (
    <RecordList {...useSubjectList()} page={subjects} query={query} can={can} settings={list} />
  )
}

function useSubjectList() {
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
