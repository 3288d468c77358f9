import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Locale } from '#domain/shared/choices/locales'
import { logoUrl } from '#core/pictures/logo_url'
import type { Tenant } from '#domain/access/centre/tenant'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { usualDateOrder } from '#domain/shared/time/date_order'

export default class TenantTransformer extends BaseTransformer<Tenant> {
  constructor(
    tenant: Tenant,
    private locale: Locale
  ) {
    super(tenant)
  }

  toObject() {
    const { slug, nameEn, nameAr, country, timezone, weekStart, weekend, digits, hijri, gravatar } =
      this.resource
    const [first, second] = this.locale === 'ar' ? [nameAr, nameEn] : [nameEn, nameAr]
    return {
      slug,
      name: (first ?? second)!,
      name_en: nameEn,
      name_ar: nameAr,
      country,
      timezone,
      date_order: usualDateOrder(country),
      week_start: weekStart,
      weekend,
      phone_country: this.resource.phoneCountry,
      phone: this.resource.phone,
      phone_written: writtenPhone(this.resource.phone),
      whatsapp: this.resource.whatsapp,
      digits,
      hijri,
      gravatar,
      logo: logoUrl(this.resource.logo),
      open_doors: this.resource.letPeopleAsk,
    }
  }
}
