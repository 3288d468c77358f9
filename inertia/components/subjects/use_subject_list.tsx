import { IconBooks } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { EntryCard } from '~/components/catalogue/entry_card'
import { useCounts } from '~/components/catalogue/use_counts'
import { subjectUrls } from '~/components/subjects/subject_urls'
import type { SubjectRow } from '~/components/subjects/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/both_names'
import type { ListDescription } from '~/ui/list/list_description'
import { NamedCell } from '~/ui/record/named_cell'

/** The subjects' list as it differs from every other. */
export function useSubjectList(): ListDescription<SubjectRow> {
  const t = useTranslations('subjects.columns')
  const names = useBothNames()
  const counts = useCounts()
  const format = useFormat()
  return {
    area: 'subjects',
    icon: <IconBooks size={24} />,
    urls: subjectUrls,
    name: (subject) => names(subject).lead,
    filters: [],
    card: (subject) => (
      <EntryCard entry={subject} href={subjectUrls.show(subject.id)}>
        {counts(subject)}
      </EntryCard>
    ),
    columns: [
      {
        id: 'name',
        title: t('name'),
        sortable: true,
        cell: (subject) => <NamedCell named={subject} href={subjectUrls.show(subject.id)} />,
      },
      {
        id: 'code',
        title: t('code'),
        sortable: true,
        width: 140,
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      },
      { id: 'used_by', title: t('used_by'), width: 260, cell: (subject) => counts(subject) },
      {
        id: 'created_at',
        title: t('created_at'),
        sortable: true,
        width: 140,
        cell: ({ created_at }) => format.dayOf(created_at),
      },
    ],
  }
}
