import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'
import type { Abilities } from '~/ui/record/types'

export type PaymentList = Data.Admin.Payments.PaymentList
export type PaymentRow = PaymentList['rows'][number]
export type PaymentDetail = Data.Admin.Payments.Payment
export type PaymentPart = PaymentDetail['parts'][number]
export type Paying = Data.Admin.Payments.Paying

export type PaymentMethod = PaymentRow['methods'][number] & {
  wants_reference: boolean
  cash_step: number
}

/** `void` is whether this payment may be voided by whoever looks at it. */
export type PaymentAbilities = Abilities & { void: boolean }

export type PaymentQuery = ListedQuery & {
  sort: 'received_on' | 'amount'
  state: string[]
  method: string[]
  payer: string[]
  branch: string[]
  received_from: string | null
  received_to: string | null
}
