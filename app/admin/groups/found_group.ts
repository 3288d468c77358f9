import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { FindGroup } from '#domain/teaching/groups/queries/find_group'

export async function findGroup(ctx: HttpContext) {
  const group = await new FindGroup().execute(ctx.params.id)
  if (!group) throw notFound(ctx)
  return group
}
