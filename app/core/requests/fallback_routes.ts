import router from '@adonisjs/core/services/router'
import { errors } from '@adonisjs/core/http'

/**
 * The last route: an unknown address passes the same middleware as a known one, so its 404 has
 * language and layout.
 */
router
  .any('*', ({ request }) => {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  })
  .as('fallback')
