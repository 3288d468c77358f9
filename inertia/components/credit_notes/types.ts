import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type CreditNoteList = Data.Admin.CreditNotes.CreditNoteList
export type CreditNoteRow = CreditNoteList['rows'][number]
export type CreditNoteDetail = Data.Admin.CreditNotes.CreditNote

export type CreditNoteQuery = ListedQuery & {
  sort: 'issued_on' | 'total'
  payer: string[]
  student: string[]
  branch: string[]
  issued_from: string | null
  issued_to: string | null
}
