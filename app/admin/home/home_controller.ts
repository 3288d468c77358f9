import type { HttpContext } from '@adonisjs/core/http'
import { firstPageOf } from '#app/admin/home/first_page'

export default class HomeController {
  show({ auth, response }: HttpContext) {
    return response.redirect().toRoute(firstPageOf(auth.getUserOrFail()))
  }
}
