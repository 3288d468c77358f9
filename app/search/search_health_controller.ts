import type { HttpContext } from '@adonisjs/core/http'

export default class SearchHealthController {
  show({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return { status: 'available' }
  }
}
