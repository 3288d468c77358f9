import type { HttpContext } from '@adonisjs/core/http'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { busiestCourses } from '#domain/scheduling/calendar/queries/busiest_courses'
import { readStatements } from '#domain/shared/data/database'

export default class CalendarController {
  /** The route lets administrators in so that a link which somebody sends them leads to the same days of their own calendar. */
  async show({ auth, inertia, response, tenant }: HttpContext) {
    const { personType: type, personId: id } = auth.getUserOrFail()
    if (type === 'administrator') return response.redirect().withQs().toRoute('admin.calendar')
    const [children, courses] = await readStatements(tenant.id, () =>
      Promise.all([ownStudents({ type, id }), busiestCourses({})])
    )
    return inertia.render('portal/calendar', {
      person_type: type,
      busiest_courses: courses.map(({ id: course }) => course),
      ...(type === 'guardian' && { children }),
    })
  }
}
