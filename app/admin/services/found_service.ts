import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { FindService } from '#domain/billing/queries/find_service'

export async function foundService(ctx: HttpContext) {
  const service = await new FindService().execute(ctx.params.id)
  if (!service) throw notFound(ctx)
  return service
}
