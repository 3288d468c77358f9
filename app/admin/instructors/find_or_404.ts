import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { findInstructor } from '#domain/people/instructors/queries/find_instructor'
import { readStatements } from '#domain/shared/data/database'

export async function foundInstructor(ctx: HttpContext) {
  const instructor = await findInstructor(ctx.params.id)
  if (!instructor) throw notFound(ctx)
  return instructor
}

export const findOr404 = (ctx: HttpContext) =>
  readStatements(ctx.tenant.id, () => foundInstructor(ctx))
