import type { HttpContext } from '@adonisjs/core/http'
import CourseServiceTransformer from '#app/admin/courses/course_service_transformer'
import CourseTransformer from '#app/admin/courses/course_transformer'
import { foundCourse } from '#app/admin/courses/found_course'
import ActivityTransformer from '#core/audit/activity_transformer'
import { areaAbilities } from '#core/records/area_policy'
import { usualTab } from '#core/records/usual_tab'
import UsesTransformer from '#core/records/uses_transformer'
import { listCourseServices } from '#domain/billing/queries/course_services'
import { serviceChoices } from '#domain/billing/queries/service_choices'
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
      billing: user.may('admin.services.index')
        ? await readBilling(course.id, user.may('admin.courses.update'))
        : null,
      uses: await listUses(courseUses, course.id),
      activity,
      mentioned: await mentionedOptions(activity),
    }
  })
  return {
    course: CourseTransformer.transform(read.course),
    services: read.billing && CourseServiceTransformer.transform(read.billing.services),
    service_choices: read.billing && read.billing.choices,
    uses: UsesTransformer.transform(read.uses, user),
    activity: ActivityTransformer.transform(read.activity),
    mentioned: read.mentioned,
    tab: usualTab(ctx),
    can: areaAbilities('courses', user),
  }
}

/** Choices are read for whoever may change the services. */
async function readBilling(courseId: string, mayChange: boolean) {
  const services = await listCourseServices(courseId)
  const choices = mayChange ? await serviceChoices(services.map(({ id }) => id)) : null
  return { services, choices }
}
