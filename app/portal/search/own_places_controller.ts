import type { HttpContext } from '@adonisjs/core/http'
import { ownPerson } from '#app/portal/calendar/own_person'
import OwnPlacesTransformer from '#app/portal/search/own_places_transformer'
import { readOwnPlaces } from '#domain/scheduling/calendar/own/read_own_places'
import { readStatements } from '#domain/shared/data/database'

/** All of a person's own pages at once: they are few, and the page narrows them down while somebody types. */
export default class OwnPlacesController {
  async index(ctx: HttpContext) {
    const { response, tenant } = ctx
    const person = ownPerson(ctx)
    const places = await readStatements(tenant.id, () => readOwnPlaces(person, tenant.timezone))
    response.header('Cache-Control', 'no-store')
    return new OwnPlacesTransformer(places).toObject()
  }
}
