import type { HttpContext } from '@adonisjs/core/http'

/** Where the e-mail of an offer leads: offers are answered on the start page. */
export default class OwnOffersController {
  show({ response }: HttpContext) {
    return response.redirect().toRoute('home')
  }
}
