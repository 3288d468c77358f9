import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'
import type { Abilities } from '~/ui/record/types'

export type InvoiceList = Data.Admin.Invoices.InvoiceList
export type InvoiceRow = InvoiceList['rows'][number]
export type InvoiceState = InvoiceRow['state']
export type InvoiceDetail = Data.Admin.Invoices.Invoice

/** The pages of invoices and of credit notes draw it alike. */
export type DocumentDetail = Pick<
  InvoiceDetail,
  'students' | 'lines' | 'taxes' | 'subtotal' | 'discount' | 'net' | 'total' | 'tax_inclusive'
>
export type DocumentLine = DocumentDetail['lines'][number]

/** `change`: the due date and the internal notes of an issued invoice. */
export type InvoiceAbilities = Abilities & {
  credit: boolean
  change: boolean
  pay: boolean
}

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
