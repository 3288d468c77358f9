import type { HttpContext } from '@adonisjs/core/http'
import { refuseRecord } from '#core/records/refuse_record'
import type { PackageRefusal } from '#domain/billing/checked_package'

type Refusal =
  Parameters<typeof refuseRecord>[1] | PackageRefusal | { type: 'retired' } | { type: 'not_next' }

export function refusePackage(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'lines':
      return session.flashErrors({ lines: i18n.t(`packages.errors.lines.${refusal.problem}`) })
    case 'list_price_below':
      return session.flashErrors({ list_price: i18n.t('packages.errors.list_price_below') })
    case 'sale_ends_before':
      return session.flashErrors({ sale_until: i18n.t('packages.errors.sale_ends_before') })
    case 'retired':
    case 'not_next':
      return session.flash('error', i18n.t(`packages.errors.${refusal.type}`))
    default:
      return refuseRecord(ctx, refusal)
  }
}
