import type { HttpContext } from '@adonisjs/core/http'
import { refuseRecord } from '#core/records/refuse_record'
import type { ChangeRefusal } from '#domain/billing/documents/change_issued_invoice'
import type { CreditRefusal } from '#domain/billing/documents/create_credit_note'
import type { VoidRefusal } from '#domain/billing/documents/void_invoice'

type Refusal = ChangeRefusal | CreditRefusal | VoidRefusal

/** A refusal stands under its field: `credited` is the one that says how much, or of what, is credited. */
export function refuseInvoiceAct(ctx: HttpContext, refusal: Refusal, credited = 'kind') {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'due_before_issue':
      return session.flashErrors({ due_on: i18n.t('invoices.errors.due_before_issue') })
    case 'above_remainder':
    case 'nothing_credited':
      return session.flashErrors({ [credited]: i18n.t(`invoices.errors.${refusal.type}`) })
    case 'not_issued':
    case 'not_today':
    case 'credited':
    case 'paid':
    case 'reported':
    case 'added_to':
    case 'unknown_line':
      return session.flashErrors({ version: i18n.t(`invoices.errors.${refusal.type}`) })
    default:
      return refuseRecord(ctx, refusal)
  }
}
