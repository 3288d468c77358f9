import type { HttpContext } from '@adonisjs/core/http'
import type { SettlementRefusal } from '#domain/billing/unbilled/settlement'

/** Says beside the payer why nothing of theirs was settled. */
export function refuseSettlement(
  { session, i18n }: HttpContext,
  payer: string,
  refusal: SettlementRefusal
) {
  const { type } = refusal
  const reason = specific.find((one) => one === type) ?? 'other'
  session.flashErrors({ [`payers.${payer}`]: i18n.t(`differences.errors.${reason}`) })
}

const specific = [
  'price_unknown',
  'credit_forbidden',
  'above_remainder',
  'nothing_credited',
  'already_billed',
  'unknown',
  'unusable',
] as const
