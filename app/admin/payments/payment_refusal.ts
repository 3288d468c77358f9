import type { HttpContext } from '@adonisjs/core/http'
import { refuseRecord } from '#core/records/refuse_record'
import type { CreditUseRefusal } from '#domain/billing/payments/allocate_credit'
import type { ChequeRefusal } from '#domain/billing/payments/change_cheque'
import type { PaymentRefusal } from '#domain/billing/payments/record_payment'
import type { VoidPaymentRefusal } from '#domain/billing/payments/void_payment'

/** A refusal stands under its field; what no field caused stands above the form. */
export function refusePayment({ i18n, session }: HttpContext, refusal: PaymentRefusal) {
  session.flashErrors({ [fieldOf(refusal)]: i18n.t(`payments.errors.${refusal.type}`) })
}

function fieldOf(refusal: PaymentRefusal): string {
  switch (refusal.type) {
    case 'no_amount':
      return `parts.${refusal.index}.amount`
    case 'unknown_method':
      return `parts.${refusal.index}.method_id`
    case 'reference_missing':
      return `parts.${refusal.index}.reference`
    case 'cheque_day_missing':
      return `parts.${refusal.index}.cheque_due_on`
    case 'unknown_document':
    case 'above_open':
      return `allocations.${refusal.index}.amount`
    case 'unknown_payer':
      return 'payer'
    case 'future_day':
      return 'received_on'
    case 'amount_too_large':
      return 'parts.0.amount'
    case 'above_amount':
      return 'allocations'
    case 'key_reused':
      return 'key'
    default: {
      const exhaustive: never = refusal
      return exhaustive
    }
  }
}

export function refusePaymentAct(ctx: HttpContext, refusal: VoidPaymentRefusal | ChequeRefusal) {
  const { i18n, session } = ctx
  switch (refusal.type) {
    case 'already_void':
    case 'not_own_today':
    case 'cheque_moved':
    case 'not_a_cheque':
    case 'cheque_state':
      return session.flashErrors({ version: i18n.t(`payments.errors.${refusal.type}`) })
    default:
      return refuseRecord(ctx, refusal)
  }
}

export function refuseCreditUse({ i18n, session }: HttpContext, refusal: CreditUseRefusal) {
  const field = refusal.type.startsWith('above') ? 'amount' : 'key'
  session.flashErrors({ [field]: i18n.t(`payments.errors.${refusal.type}`) })
}
