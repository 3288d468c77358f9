import i18nManager from '@adonisjs/i18n/services/main'
import type { I18n } from '@adonisjs/i18n'
import { intlTag } from '#core/languages/locale'
import { namedIn } from '#core/languages/phrases'
import type { Tenant } from '#domain/access/centre/tenant'
import type { Locale } from '#domain/shared/choices/locales'

/** For what is read elsewhere than on a person's own screen: with the centre's digits. */
export const wordsFor = (tenant: Tenant, locale: Locale): I18n =>
  i18nManager.locale(intlTag(locale, tenant))

export const centreNameIn = (locale: Locale, { nameEn, nameAr }: Tenant) =>
  namedIn(locale, nameEn, nameAr)!
