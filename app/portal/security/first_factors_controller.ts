import type { HttpContext } from '@adonisjs/core/http'
import { securityProps } from '#app/portal/security/security_props'

export default class FirstFactorsController {
  async show(ctx: HttpContext) {
    return ctx.inertia.render('auth/two_factor_setup', { two_factor: await securityProps(ctx) })
  }
}
