import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { FindCourse } from '#domain/teaching/courses/queries/find_course'

export async function foundCourse(ctx: HttpContext) {
  const course = await new FindCourse().execute(ctx.params.id)
  if (!course) throw notFound(ctx)
  return course
}
