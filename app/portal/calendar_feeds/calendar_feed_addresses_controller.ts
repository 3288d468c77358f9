import type { HttpContext } from '@adonisjs/core/http'
import { profilePath } from '#app/portal/profile/profile_place'

/** The page shows the address to whoever has just proved that they are themselves; asking for it makes them. */
export default class CalendarFeedAddressesController {
  store(ctx: HttpContext) {
    return ctx.response.redirect().toPath(profilePath(ctx, 'preferences'))
  }
}
