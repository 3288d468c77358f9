import type { HttpContext } from '@adonisjs/core/http'
import TodayPolicy from '#app/admin/today/today_policy'

/** Addresses from before these alerts became a part of Today still lead to them. */
export default class AttentionController {
  async index({ bouncer, response }: HttpContext) {
    await bouncer.with(TodayPolicy).authorize('show')
    return response.redirect().withQs().toRoute('admin.today')
  }
}
