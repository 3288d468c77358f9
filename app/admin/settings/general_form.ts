import type { Infer } from '@vinejs/vine/types'
import type { generalValidator } from '#app/admin/settings/general_validator'
import type { General } from '#domain/access/centre/rules/general'
import {
  type CheckField,
  checkField,
  schedulingChecks,
  type Severities,
  type Severity,
} from '#domain/shared/choices/scheduling_checks'

const severitiesFrom = (form: Record<CheckField, Severity>) =>
  Object.fromEntries(
    schedulingChecks.map((check) => [check, form[checkField(check)]])
  ) as Severities

export function generalFields(form: Infer<typeof generalValidator>): Omit<General, 'logo'> {
  return {
    name_en: form.name_en ?? null,
    name_ar: form.name_ar ?? null,
    legal_name_en: form.legal_name_en ?? null,
    legal_name_ar: form.legal_name_ar ?? null,
    tax_number: form.tax_number ?? null,
    address_en: form.address_en ?? null,
    address_ar: form.address_ar ?? null,
    phone: form.phone ?? null,
    whatsapp: form.whatsapp ?? false,
    country: form.country,
    phone_country: form.default_phone_country,
    timezone: form.timezone,
    week_start: form.week_start,
    weekend: form.weekend,
    default_locale: form.default_locale,
    digits: form.digits,
    hijri: form.hijri,
    gravatar: form.gravatar,
    scheduling_checks: severitiesFrom(form),
    small_group_days: form.small_group_days,
  }
}
