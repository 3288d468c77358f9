import type { DocumentLanguage } from '#domain/shared/choices/document_languages'
import type { InvoiceState } from '~/components/invoices/types'
import type { WireAmount } from '#domain/shared/money/money'
import type { Data } from '@generated/data'

export type PayerDetail = Data.Admin.Payers.Payer
export type PayerShareProps = Data.Admin.Payers.PayerShare
export type PayerBalanceProps = PayerDetail['balances'][number]

export type PayerDocumentProps = {
  id: string
  kind: 'invoice' | 'credit_note'
  number: string | null
  state: InvoiceState | null
  issued_on: string | null
  due_on: string | null
  total: WireAmount
}

export type PayerDocumentsProps = {
  rows: PayerDocumentProps[]
  count: number
  page: number
  last_page: number
}

export type UnbilledProps = { from: string; until: string; totals: WireAmount[] }

/** Who pays for a person; null without permission to see invoices. */
export type PersonBillingProps = {
  payers: { id: string; name: string | null; balances: PayerBalanceProps[] }[]
  /** Null for a guardian. */
  unbilled: (UnbilledProps & { student: string }) | null
} | null

export type CentreLanguage = DocumentLanguage
