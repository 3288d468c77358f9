import type { CashStep, PaymentKind } from '#domain/billing/rules/payment_method'
import type { Leaning } from '#domain/shared/records/list_uses'
import { recordOf } from '#domain/shared/records/record_kind'

export const paymentMethodRecord = recordOf('payment_methods')

export type PaymentMethodFields = {
  kind: PaymentKind
  name_en: string | null
  name_ar: string | null
  wants_reference: boolean
  cash_step: CashStep
  /** Null stays where it is; a new method comes last. */
  position: number | null
}

export const paymentMethodUses: Leaning<never> = {}
