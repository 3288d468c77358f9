import type { HttpContext } from '@adonisjs/core/http'
import type { Tenant } from '#domain/access/centre/tenant'
import type { Digits } from '#domain/shared/choices/digits'
import { locales, type Locale } from '#domain/shared/choices/locales'

/** Not encrypted, so that the client can set it for a guest (row E3). */
export const localeCookie = 'locale'

const known = (value: unknown): Locale | undefined => locales.find((locale) => locale === value)

/** The person's own, the browser's choice, what it accepts, the centre's, English (row E1). */
export function localeOf({ request, principal, tenant }: HttpContext): Locale {
  return (
    known(principal?.locale) ??
    known(request.plainCookie(localeCookie, { encoded: false })) ??
    known(request.language([...locales])) ??
    known(tenant?.defaultLocale) ??
    'en'
  )
}

/**
 * For Intl: never the bare language, whose digits and calendar differ by country (architecture §5).
 * `person` may have chosen their own digits for the screen.
 */
export function intlTag(locale: Locale, tenant?: Tenant, person?: { digits: Digits | null }) {
  if (locale === 'en') return `en-GB-u-ca-gregory-nu-${person?.digits ?? 'latn'}`
  const digits = person?.digits ?? tenant?.digits ?? 'latn'
  return `ar-${tenant?.country ?? 'SA'}-u-ca-gregory-nu-${digits}`
}
