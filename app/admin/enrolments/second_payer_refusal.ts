import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import type { removeSecondPayer } from '#domain/billing/second_payers/remove_second_payer'
import type { SecondPayerRefusal } from '#domain/billing/second_payers/set_second_payer'

type RemovalRefusal = Extract<Awaited<ReturnType<typeof removeSecondPayer>>, { ok: false }>['error']

const fields: Partial<Record<SecondPayerRefusal['type'], string>> = {
  stale_version: 'payer',
  unknown_payer: 'payer',
  pays_already: 'payer',
  other_currency: 'share_value',
  unpriced: 'share_value',
}

/** Says under its field why the second payer stays as it was. */
export function refuseSecondPayer(ctx: HttpContext, refusal: SecondPayerRefusal | RemovalRefusal) {
  const { session, i18n } = ctx
  if (refusal.type === 'not_found') throw notFound(ctx)
  const values = 'currency' in refusal ? { currency: refusal.currency } : {}
  const message = i18n.t(`enrolments.second_payer.errors.${refusal.type}`, values)
  const field = fields[refusal.type]
  if (field) session.flashErrors({ [field]: message })
  else session.flash('error', message)
}
