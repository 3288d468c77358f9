import type { HttpContext } from '@adonisjs/core/http'
import ServicePolicy from '#app/admin/services/service_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { everythingOf } from '#core/records/chosen_ids'
import { serviceList, serviceSource } from '#domain/billing/queries/list_services'
import { serviceRecord } from '#domain/billing/service_record'

export default class ServiceArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ServicePolicy).authorize('delete')
    return archiveChosen(ctx, serviceRecord, true, { everything: everyService(ctx) })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(ServicePolicy).authorize('restore')
    return archiveChosen(ctx, serviceRecord, false, { everything: everyService(ctx) })
  }
}

const everyService = (ctx: HttpContext) => everythingOf(ctx, serviceList, serviceSource)
