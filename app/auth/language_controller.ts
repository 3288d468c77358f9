import type { HttpContext } from '@adonisjs/core/http'
import { languageValidator } from '#app/auth/auth_validator'
import { localeCookie } from '#core/languages/locale'
import { ChangeLanguage } from '#domain/access/accounts/actions/change_language'

export default class LanguageController {
  async update({ request, response, auth, tenant }: HttpContext) {
    const { locale } = await request.validateUsing(languageValidator)
    if (auth.user) {
      await new ChangeLanguage().execute({ tenantId: tenant.id, userId: auth.user.userId, locale })
    }
    response.plainCookie(localeCookie, locale, { encode: false, httpOnly: false, maxAge: '1y' })
    return response.redirect().back()
  }
}
