import type { HttpContext } from '@adonisjs/core/http'
import { firstPageOf } from '#app/admin/home/first_page'

/** The bare address of the back office: goes on to the first page this person may see. */
export default class HomeController {
  show({ auth, response }: HttpContext) {
    return response.redirect().toRoute(firstPageOf(auth.getUserOrFail()))
  }
}
