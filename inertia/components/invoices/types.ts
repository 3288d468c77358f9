import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type InvoiceList = Data.Admin.Invoices.InvoiceList
export type InvoiceRow = InvoiceList['rows'][number]
export type InvoiceState = InvoiceRow['state']
export type InvoiceDetail = Data.Admin.Invoices.Invoice

export type InvoiceQuery = ListedQuery & {
  sort: 'issued_on' | 'due_on' | 'total'
  state: InvoiceState[]
  payer: string[]
  student: string[]
  branch: string[]
  issued_from: string | null
  issued_to: string | null
  due_from: string | null
  due_to: string | null
}
