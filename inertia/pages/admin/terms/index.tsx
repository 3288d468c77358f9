import type { Data } from '@generated/data'
import { type EntryListProps, useEntryList } from '~/components/catalogue/use_entry_list'
import { RecordList } from '~/ui/list/record_list'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useCounts } from '~/components/catalogue/use_counts'
import { useSpanColumns } from '~/components/catalogue/use_span_columns'

type TermsIndexProps = EntryListProps & { terms: Data.Admin.Terms.TermList }

export default function TermsIndex({ terms, query, can, list }: TermsIndexProps) {
  return <RecordList {...useTermList()} page={terms} query={query} can={can} settings={list} />
}

function useTermList() {
  const t = useTranslations('terms.columns')
  const counts = useCounts()
  const span = useSpanColumns('terms')
  return useEntryList<Data.Admin.Terms.TermList['rows'][number]>({
    area: 'terms',
    icon: <IconCalendarEvent size={24} />,
    facts: counts,
    columns: ({ name, code }) => [
      name,
      code,
      ...span,
      { id: 'used_by', title: t('used_by'), width: 200, cell: counts },
    ],
  })
}
