import { IANAZone } from 'luxon'
import type { Digits } from '#domain/shared/choices/digits'
import type { Locale } from '#domain/shared/choices/locales'

/** Domain §1.1. At least one name is given. */
export type General = {
  name_en: string | null
  name_ar: string | null
  legal_name_en: string | null
  legal_name_ar: string | null
  tax_number: string | null
  address_en: string | null
  address_ar: string | null
  /** E.164. */
  phone: string | null
  /** The drive key of the centre's own mark. */
  logo: string | null
  /** ISO 3166-1 alpha-2, as `phone_country`. */
  country: string
  phone_country: string
  timezone: string
  /** 0 is Sunday. */
  week_start: number
  /** Days without class sessions, in order; 0 is Sunday. */
  weekend: number[]
  default_locale: Locale
  digits: Digits
  hijri: boolean
  gravatar: boolean
}

export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const

export const isTimeZone = (name: string) => name.includes('/') && IANAZone.isValidZone(name)

/** A week of nothing but weekend has no day to teach on. */
export const isWeekend = (days: number[]) =>
  days.length < weekDays.length && new Set(days).size === days.length
