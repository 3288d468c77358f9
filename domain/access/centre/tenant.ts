import type { Financial } from '#domain/access/centre/rules/financial'

/** One centre, as every request knows it (product "Tenant settings from the start"). */
export type Tenant = {
  id: string
  slug: string
  /** A host of its own, beside `<slug>.<APP_DOMAIN>`. */
  domain: string | null
  nameEn: string | null
  nameAr: string | null
  /** ISO 3166-1 alpha-2. */
  country: string
  /** IANA name. */
  timezone: string
  /** 0 is Sunday. */
  weekStart: number
  weekend: number[]
  defaultLocale: 'en' | 'ar'
  phoneCountry: string
  digits: 'latn' | 'arab'
  hijri: boolean
  gravatar: boolean
  /** Whether administrators need a second factor. */
  twoFactorRequired: boolean
  /** Idle minutes after which a screen locks itself; null for never. */
  lockAfter: number | null
  /** Where people may ask to join. */
  letPeopleAsk: ('instructor' | 'student')[]
  /** The drive key of its own mark. */
  logo: string | null
  financial: Financial
  /** Another one after each change of `financial`. */
  financialVersion: number
}
