import type { HttpContext } from '@adonisjs/core/http'
import { ownPerson } from '#app/portal/calendar/own_person'
import OwnSessionDetailsTransformer from '#app/portal/calendar/own_session_details_transformer'
import { notFound } from '#core/errors/not_found'
import { readOwnSession } from '#domain/scheduling/calendar/own/read_own_session'
import { readStatements } from '#domain/shared/data/database'

export default class CalendarSessionDetailsController {
  async show(ctx: HttpContext) {
    const { locale, params, response, tenant } = ctx
    const person = ownPerson(ctx)
    const found = await readStatements(tenant.id, () => readOwnSession(person, params.id, locale))
    if (!found) throw notFound(ctx)
    response.header('Cache-Control', 'no-store')
    return new OwnSessionDetailsTransformer(found).toObject()
  }
}
