import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { FindStudent } from '#domain/people/students/queries/find_student'
import { readStatements } from '#domain/shared/data/database'

export async function foundStudent(ctx: HttpContext) {
  const student = await new FindStudent().execute(ctx.params.id)
  if (!student) throw notFound(ctx)
  return student
}

export const findStudentOr404 = (ctx: HttpContext) =>
  readStatements(ctx.tenant.id, () => foundStudent(ctx))
