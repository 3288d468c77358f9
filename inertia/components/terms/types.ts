import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type TermList = Data.Admin.Terms.TermList
export type TermRow = TermList['rows'][number]
export type TermDetail = Data.Admin.Terms.Term

export type TermQuery = ListedQuery
