import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { EntryCard } from '~/components/catalogue/entry_card'
import { useCounts } from '~/components/catalogue/use_counts'
import { termUrls } from '~/components/terms/term_urls'
import type { TermRow } from '~/components/terms/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/both_names'
import type { ListDescription } from '~/ui/list/list_description'
import { NamedCell } from '~/ui/record/named_cell'

/** The terms' list as it differs from every other. */
export function useTermList(): ListDescription<TermRow> {
  const t = useTranslations('terms.columns')
  const names = useBothNames()
  const counts = useCounts()
  const format = useFormat()
  return {
    area: 'terms',
    icon: <IconCalendarEvent size={24} />,
    urls: termUrls,
    name: (term) => names(term).lead,
    filters: [],
    card: (term) => (
      <EntryCard entry={term} href={termUrls.show(term.id)}>
        {counts(term)}
      </EntryCard>
    ),
    columns: [
      {
        id: 'name',
        title: t('name'),
        sortable: true,
        cell: (term) => <NamedCell named={term} href={termUrls.show(term.id)} />,
      },
      {
        id: 'code',
        title: t('code'),
        sortable: true,
        width: 140,
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      },
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
      { id: 'used_by', title: t('used_by'), width: 200, cell: (term) => counts(term) },
    ],
  }
}
