import type { HttpContext } from '@adonisjs/core/http'
import { foundService } from '#app/admin/services/found_service'
import ServiceTransformer from '#app/admin/services/service_transformer'
import ActivityTransformer from '#core/audit/activity_transformer'
import { areaAbilities } from '#core/records/area_policy'
import { usualTab } from '#core/records/usual_tab'
import UsesTransformer from '#core/records/uses_transformer'
import { serviceUses } from '#domain/billing/service_record'
import { today } from '#domain/shared/time/clock'
import { listUses } from '#domain/shared/records/list_uses'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/data/database'

export async function servicePage(ctx: HttpContext) {
  const user = ctx.auth.getUserOrFail()
  const day = today(ctx.tenant.timezone)
  const { service, uses, activity } = await readStatements(ctx.tenant.id, async () => {
    const found = await foundService(ctx)
    return {
      service: found,
      uses: await listUses(serviceUses, found.id),
      activity: await recordActivity('service', found.id),
    }
  })
  return {
    service: ServiceTransformer.transform(service, day),
    uses: UsesTransformer.transform(uses, user),
    activity: ActivityTransformer.transform(activity),
    tab: usualTab(ctx),
    can: areaAbilities('services', user),
    today: day,
  }
}
