import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { actorOf } from '#core/records/actor_of'

export const stepOf = (ctx: HttpContext) => ({
  tenantId: ctx.tenant.id,
  zone: ctx.tenant.timezone,
  actor: actorOf(ctx),
  id: ctx.params.id as string,
})

export async function overCapacity(
  { bouncer }: HttpContext,
  { over_capacity_reason: reason }: { over_capacity_reason?: string | null }
) {
  if (!reason) return null
  await bouncer.with(EnrolmentPolicy).authorize('overfill')
  return reason
}
