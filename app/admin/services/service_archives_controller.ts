import type { HttpContext } from '@adonisjs/core/http'
import ServicePolicy from '#app/admin/services/service_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { serviceRecord } from '#domain/billing/service_record'

/** Taking services out of the lists and bringing them back, one or many; each offers to take itself back. */
export default class ServiceArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ServicePolicy).authorize('delete')
    return archiveChosen(ctx, serviceRecord, true)
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(ServicePolicy).authorize('restore')
    return archiveChosen(ctx, serviceRecord, false)
  }
}
