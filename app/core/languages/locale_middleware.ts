import i18nManager from '@adonisjs/i18n/services/main'
import type { I18n } from '@adonisjs/i18n'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { intlTag, localeOf } from '#core/languages/locale'
import type { Locale } from '#domain/shared/choices/locales'
import { RecentMap } from '#core/requests/recent_map'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    locale: Locale
    i18n: I18n
  }
}

/** By full tag. Making one searches for its fallback language, which took 2 % of a list. */
const known = new RecentMap<string, I18n>(500)

function i18nOf(tag: string): I18n {
  const found = known.get(tag)
  if (found) return found
  const made = i18nManager.locale(tag)
  known.set(tag, made)
  return made
}

export function speak(ctx: HttpContext) {
  ctx.locale = localeOf(ctx)
  ctx.i18n = i18nOf(intlTag(ctx.locale, ctx.tenant, ctx.principal))
}

export default class LocaleMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    speak(ctx)
    return next()
  }
}
