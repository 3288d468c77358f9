import { IANAZone } from 'luxon'
import type { Digits } from '#domain/shared/choices/digits'
import type { Severities } from '#domain/shared/choices/scheduling_checks'
import type { Locale } from '#domain/shared/choices/locales'
import { type Weekday, weekdays } from '#domain/shared/time/weekday'

/**
 * Domain §1.1. At least one name is given. `phone` is E.164, `logo` a drive key, and a country ISO
 * 3166-1 alpha-2. `weekend` is in order.
 */
export type General = {
  name_en: string | null
  name_ar: string | null
  legal_name_en: string | null
  legal_name_ar: string | null
  tax_number: string | null
  address_en: string | null
  address_ar: string | null
  phone: string | null
  /** Its phone answers WhatsApp, too. */
  whatsapp: boolean
  logo: string | null
  country: string
  phone_country: string
  timezone: string
  week_start: Weekday
  weekend: Weekday[]
  default_locale: Locale
  digits: Digits
  hijri: boolean
  gravatar: boolean
  scheduling_checks: Severities
  small_group_days: number
}

export const isTimeZone = (name: string) => name.includes('/') && IANAZone.isValidZone(name)

export const isWeekend = (days: number[]) =>
  days.length < weekdays.length && new Set(days).size === days.length
