import type { Data } from '@generated/data'
import type { EntryListProps } from '~/components/catalogue/use_entry_list'
import { useTermList } from '~/components/terms/use_term_list'
import { RecordList } from '~/ui/list/record_list'

type TermsIndexProps = EntryListProps & { terms: Data.Admin.Terms.TermList }

export default function TermsIndex({ terms, query, can, list }: TermsIndexProps) {
  return <RecordList {...useTermList()} page={terms} query={query} can={can} settings={list} />
}
