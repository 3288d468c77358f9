import type { JoiningKind } from '#domain/shared/choices/kinds'
import type { Digits } from '#domain/shared/choices/digits'
import type { Locale } from '#domain/shared/choices/locales'
import type { Weekday } from '#domain/shared/time/weekday'
import type { Financial } from '#domain/access/centre/rules/financial'

export type Tenant = {
  id: string
  slug: string
  domain: string | null
  nameEn: string | null
  nameAr: string | null
  country: string
  timezone: string
  weekStart: Weekday
  weekend: Weekday[]
  defaultLocale: Locale
  phoneCountry: string
  phone: string | null
  whatsapp: boolean
  digits: Digits
  hijri: boolean
  gravatar: boolean
  twoFactorRequired: boolean
  /** Idle minutes after which a screen locks itself; null for never. */
  lockAfter: number | null
  letPeopleAsk: JoiningKind[]
  logo: string | null
  financial: Financial
  financialVersion: number
  /** How many it has that are not archived. */
  branches: number
  /** How many days before it starts a group that is too small is pointed out. */
  smallGroupDays: number
}
