import type { HttpContext } from '@adonisjs/core/http'
import type { GeneralRefusal } from '#domain/access/centre/actions/change_general'

export function refuseGeneral({ session, i18n }: HttpContext, refusal: GeneralRefusal) {
  switch (refusal.type) {
    case 'stale_version':
      return session.flashErrors({ version: i18n.t('general.errors.stale_version') })
    case 'name_missing':
      return session.flashErrors({ name_en: i18n.t('validator.shared.messages.required') })
    case 'tax_number_invalid':
      return session.flashErrors({ tax_number: i18n.t('general.errors.tax_number_invalid') })
    case 'seller_name_too_long':
      return session.flashErrors({
        [refusal.field]: i18n.t('general.errors.seller_name_too_long'),
      })
    default: {
      const exhaustive: never = refusal
      return exhaustive
    }
  }
}
