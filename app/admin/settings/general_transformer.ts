import { BaseTransformer } from '@adonisjs/core/transformers'
import { logoUrl } from '#core/pictures/logo_url'
import type { General } from '#domain/access/centre/rules/general'
import { checkFieldsOf } from '#domain/shared/choices/scheduling_checks'

type Saved = { general: General; version: number }

export default class GeneralTransformer extends BaseTransformer<Saved> {
  toObject() {
    const { general, version } = this.resource
    return {
      name_en: general.name_en ?? '',
      name_ar: general.name_ar ?? '',
      legal_name_en: general.legal_name_en ?? '',
      legal_name_ar: general.legal_name_ar ?? '',
      tax_number: general.tax_number ?? '',
      address_en: general.address_en ?? '',
      address_ar: general.address_ar ?? '',
      phone: general.phone ?? '',
      whatsapp: general.whatsapp,
      logo: logoUrl(general.logo),
      country: general.country,
      default_phone_country: general.phone_country,
      timezone: general.timezone,
      week_start: general.week_start,
      weekend: [...general.weekend].sort().join(' '),
      default_locale: general.default_locale,
      digits: general.digits,
      hijri: general.hijri,
      gravatar: general.gravatar,
      ...checkFieldsOf(general.scheduling_checks),
      small_group_days: String(general.small_group_days),
      version,
    }
  }
}
