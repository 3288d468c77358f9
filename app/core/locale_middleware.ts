import i18nManager from '@adonisjs/i18n/services/main'
import type { I18n } from '@adonisjs/i18n'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { intlTag, type Locale, localeOf } from '#core/locale'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    locale: Locale
    i18n: I18n
  }
}

/** Gives the request its language; also called by the exception handler when a request failed before it had one. */
export function speak(ctx: HttpContext) {
  ctx.locale = localeOf(ctx)
  ctx.i18n = i18nManager.locale(intlTag(ctx.locale, ctx.tenant, ctx.principal))
}

/** speak() for every request, before anything is said. */
export default class LocaleMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    speak(ctx)
    return next()
  }
}
