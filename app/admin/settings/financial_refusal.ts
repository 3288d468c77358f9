import type { HttpContext } from '@adonisjs/core/http'
import type { FinancialProblem } from '#domain/access/centre/rules/financial'
import type { UnusableRecord } from '#domain/shared/records/unusable_record'
import type { StaleVersion } from '#domain/shared/records/stale_version'

export function refuseFinancial(
  { session, i18n }: HttpContext,
  refusal: FinancialProblem | StaleVersion | UnusableRecord
) {
  switch (refusal.type) {
    case 'stale_version':
      return session.flashErrors({ version: i18n.t('financial.errors.stale_version') })
    case 'unusable':
      return session.flashErrors({ [refusal.field]: i18n.t('validator.shared.messages.uuid') })
    case 'separators_equal':
      return session.flashErrors({
        'settings.decimal_separator.value': i18n.t('financial.errors.separators_equal'),
      })
    case 'decimal_separator_missing':
      return session.flashErrors({
        'settings.decimal_separator.value': i18n.t('validator.shared.messages.required'),
      })
    case 'fewer_decimals':
      return session.flashErrors({
        confirm_decimals: i18n.t('financial.errors.fewer_decimals', {
          currency: refusal.currency,
          decimals: refusal.decimals,
        }),
      })
    default: {
      const exhaustive: never = refusal
      return exhaustive
    }
  }
}
