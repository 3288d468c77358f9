import type { HttpContext } from '@adonisjs/core/http'
import CourseTransformer from '#app/admin/courses/course_transformer'
import { foundCourse } from '#app/admin/courses/found_course'
import ActivityTransformer from '#core/audit/activity_transformer'
import { areaAbilities } from '#core/records/area_policy'
import { usualTab } from '#core/records/usual_tab'
import UsesTransformer from '#core/records/uses_transformer'
import { listUses } from '#domain/shared/records/list_uses'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/data/database'
import { courseUses } from '#domain/teaching/courses/course_record'
import { mentionedOptions } from '#domain/teaching/catalogue/queries/list_options'

export async function coursePage(ctx: HttpContext) {
  const user = ctx.auth.getUserOrFail()
  const read = await readStatements(ctx.tenant.id, async () => {
    const course = await foundCourse(ctx)
    const activity = await recordActivity('course', course.id)
    return {
      course,
      uses: await listUses(courseUses, course.id),
      activity,
      mentioned: await mentionedOptions(activity),
    }
  })
  return {
    course: CourseTransformer.transform(read.course),
    uses: UsesTransformer.transform(read.uses, user),
    activity: ActivityTransformer.transform(read.activity),
    mentioned: read.mentioned,
    tab: usualTab(ctx),
    can: areaAbilities('courses', user),
  }
}
