import type { HttpContext } from '@adonisjs/core/http'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { readStatements } from '#domain/shared/data/database'

export default class CalendarController {
  async show({ auth, inertia, response, tenant }: HttpContext) {
    const { personType: type, personId: id } = auth.getUserOrFail()
    if (type === 'administrator') return response.redirect().withQs().toRoute('admin.calendar')
    const children = await readStatements(tenant.id, () => ownStudents({ type, id }))
    return inertia.render('portal/calendar', {
      person_type: type,
      ...(type === 'guardian' && { children }),
    })
  }
}
