import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/core/http'

/** The same answer for an id that is malformed, absent or another centre's (product "Answers"). */
export const notFound = ({ request }: HttpContext) =>
  new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
