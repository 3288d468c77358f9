import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import type { SaveRefusal } from '#app/admin/invoice_drafts/save_draft'
import { refuseRecord } from '#core/records/refuse_record'
import { mostAtOnce } from '#domain/shared/limits/counts'

type Refusal = Exclude<SaveRefusal, { type: 'not_found' | 'stale_version' | 'not_draft' }>

export function draftRefusalText(i18n: I18n, refusal: Refusal): string {
  if (refusal.type === 'unusable') return i18n.t('ui.record.unusable')
  return i18n.t(`invoice_drafts.errors.${refusal.type}`, { most: mostAtOnce.documentLines })
}

/** Each refusal stands under the field it is about, or under the lines. */
export function refuseDraft(ctx: HttpContext, refusal: SaveRefusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'not_found':
    case 'stale_version':
    case 'unusable':
      return refuseRecord(ctx, refusal)
    case 'not_draft':
      return session.flash('error', i18n.t('invoice_drafts.errors.not_draft'))
    default:
      return session.flashErrors({ [fieldOf(refusal)]: draftRefusalText(i18n, refusal) })
  }
}

function fieldOf(refusal: Exclude<Refusal, { type: 'unusable' }>) {
  switch (refusal.type) {
    case 'unknown':
      return refusal.field === 'payer_id' ? 'payer' : refusal.field
    case 'reason_missing':
    case 'discount_above_line':
      return refusal.field
    case 'discount_above_subtotal':
      return 'discount_value'
    case 'due_day_past':
      return 'due_on'
    default:
      return 'lines'
  }
}
