import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { FindCourse } from '#domain/teaching/courses/queries/find_course'

/** The course an address names, inside the tenant; an id that is none of this centre's is an unknown address. */
export async function foundCourse(ctx: HttpContext) {
  const course = await new FindCourse().execute(ctx.params.id)
  if (!course) throw notFound(ctx)
  return course
}
