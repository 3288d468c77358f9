import type { TermList, TermQuery } from '~/components/terms/types'
import { useTermList } from '~/components/terms/use_term_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

type TermsIndexProps = {
  terms: TermList
  query: TermQuery
  can: Abilities
  list: ListSettings
}

export default function TermsIndex({ terms, query, can, list }: TermsIndexProps) {
  const description = useTermList()
  return <RecordList {...description} page={terms} query={query} can={can} settings={list} />
}
