import type { HttpContext } from '@adonisjs/core/http'
import { signupIsOpen } from '#config/app'
import env from '#start/env'

/** `/`: what it is depends on who asks (product "Unprefixed paths are one portal"). */
export default class HomeController {
  show({ auth, inertia, response, onInstallation }: HttpContext) {
    if (onInstallation) {
      return inertia.render('guest/installation', {
        app_domain: env.get('APP_DOMAIN'),
        signup_open: signupIsOpen(),
      })
    }
    if (!auth.user) return inertia.render('guest/welcome', {})
    if (auth.user.kind === 'admin') return response.redirect().toRoute('admin.home')
    return inertia.render('portal/home', {})
  }
}
