import type { HttpContext } from '@adonisjs/core/http'
import CoursePolicy from '#app/admin/courses/course_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { everythingOf } from '#core/records/chosen_ids'
import { courseList, courseSource } from '#domain/teaching/courses/queries/list_courses'
import { courseRecord } from '#domain/teaching/courses/course_record'

export default class CourseArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(CoursePolicy).authorize('delete')
    return archiveChosen(ctx, courseRecord, true, { everything: everyCourse(ctx) })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(CoursePolicy).authorize('restore')
    return archiveChosen(ctx, courseRecord, false, { everything: everyCourse(ctx) })
  }
}

const everyCourse = (ctx: HttpContext) => everythingOf(ctx, courseList, courseSource)
