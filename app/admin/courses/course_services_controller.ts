import type { HttpContext } from '@adonisjs/core/http'
import CoursePolicy from '#app/admin/courses/course_policy'
import { refuseCourse } from '#app/admin/courses/course_refusal'
import { courseServicesValidator } from '#app/admin/courses/course_services_validator'
import ServicePolicy from '#app/admin/services/service_policy'
import { actorOf } from '#core/records/actor_of'
import { changeCourseServices } from '#domain/billing/actions/change_course_services'

export default class CourseServicesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, params, i18n } = ctx
    await bouncer.with(CoursePolicy).authorize('update')
    await bouncer.with(ServicePolicy).authorize('index')
    const { version, ...form } = await request.validateUsing(courseServicesValidator)
    const result = await changeCourseServices({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id: params.id,
      version,
      services: { ...form, tuition_id: form.tuition_id ?? null },
    })
    if (result.ok) session.flash('success', i18n.t('courses.flash.services_changed'))
    else refuseCourse(ctx, result.error)
    return response.redirect().toRoute('admin.courses.show', { id: params.id })
  }
}
