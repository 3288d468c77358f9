import type { HttpContext } from '@adonisjs/core/http'
import OwnGroupTransformer from '#app/portal/own_group_transformer'
import OwnHomeworkTransformer from '#app/portal/own_homework_transformer'
import { toldOffer } from '#app/portal/substitution/told_offer'
import TeachingDayTransformer from '#app/portal/teaching_day_transformer'
import { signupIsOpen } from '#config/app'
import type { PortalPerson } from '#domain/access/sessions/principal'
import { ownRates } from '#domain/attendance/queries/rates_of_students'
import { readTeachingDay } from '#domain/attendance/teaching_day/read_teaching_day'
import { ownHomework } from '#domain/scheduling/lesson_notes/queries/own_homework'
import { hasHiddenChildren } from '#domain/people/students/queries/has_hidden_children'
import { readStatements } from '#domain/shared/data/database'
import { ownOffers } from '#domain/scheduling/substitution/queries/offers'
import { today } from '#domain/shared/time/clock'
import { OwnGroups } from '#domain/teaching/groups/queries/own_groups'
import env from '#start/env'

export default class HomeController {
  async show(ctx: HttpContext) {
    const { auth, inertia, response, onInstallation } = ctx
    if (onInstallation) {
      return inertia.render('guest/installation', {
        app_domain: env.get('APP_DOMAIN'),
        signup_open: signupIsOpen(),
      })
    }
    if (!auth.user) return inertia.render('guest/welcome', {})
    const { personType: type, personId: id } = auth.user
    if (type === 'administrator') return response.redirect().toRoute('admin.home')
    return ownHome(ctx, { type, id })
  }
}

async function ownHome({ inertia, tenant }: HttpContext, person: PortalPerson) {
  const day = today(tenant.timezone)
  const { timezone: zone, weekStart } = tenant
  const isInstructor = person.type === 'instructor'
  const [groups, teaching, offers, homework, rates, isHidden] = await readStatements(
    tenant.id,
    () =>
      Promise.all([
        new OwnGroups().execute(person),
        isInstructor ? readTeachingDay({ instructor: person.id, zone, weekStart }) : null,
        isInstructor ? ownOffers(person.id) : [],
        isInstructor ? [] : ownHomework(person, day),
        ownRates(person),
        person.type === 'guardian' && hasHiddenChildren(person.id),
      ])
  )
  return inertia.render('portal/home', {
    person_type: person.type,
    today: day,
    groups: OwnGroupTransformer.transform(groups),
    teaching: teaching && TeachingDayTransformer.transform(teaching),
    offers: offers.map(toldOffer),
    homework: OwnHomeworkTransformer.transform(homework),
    rates,
    has_hidden_children: isHidden,
  })
}
