import type { HttpContext } from '@adonisjs/core/http'
import OwnGroupTransformer from '#app/portal/own_group_transformer'
import OwnHomeworkTransformer from '#app/portal/own_homework_transformer'
import { toldUnmarked } from '#app/portal/attendance/told_unmarked'
import { signupIsOpen } from '#config/app'
import { today } from '#domain/shared/time/clock'
import { ownUnmarked } from '#domain/scheduling/calendar/own/own_unmarked'
import { ownHomework } from '#domain/scheduling/lesson_notes/queries/own_homework'
import { readStatements } from '#domain/shared/data/database'
import { OwnGroups } from '#domain/teaching/groups/queries/own_groups'
import env from '#start/env'

export default class HomeController {
  async show({ auth, inertia, response, tenant, onInstallation }: HttpContext) {
    if (onInstallation) {
      return inertia.render('guest/installation', {
        app_domain: env.get('APP_DOMAIN'),
        signup_open: signupIsOpen(),
      })
    }
    if (!auth.user) return inertia.render('guest/welcome', {})
    const { personType: type, personId: id } = auth.user
    if (type === 'administrator') return response.redirect().toRoute('admin.home')
    const day = today(tenant.timezone)
    const [groups, unmarked, homework] = await readStatements(tenant.id, () =>
      Promise.all([
        new OwnGroups().execute({ type, id }),
        type === 'instructor' ? ownUnmarked(id) : [],
        type === 'instructor' ? [] : ownHomework({ type, id }, day),
      ])
    )
    return inertia.render('portal/home', {
      person_type: type,
      today: day,
      groups: OwnGroupTransformer.transform(groups),
      unmarked: unmarked.map(toldUnmarked),
      homework: OwnHomeworkTransformer.transform(homework),
    })
  }
}
