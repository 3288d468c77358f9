import type { HttpContext } from '@adonisjs/core/http'
import { sendPicture } from '#core/pictures/send_picture'

/** The centre's own mark: it shows it itself to whoever comes by. */
export default class LogosController {
  show(ctx: HttpContext) {
    return sendPicture(ctx, ctx.tenant.logo)
  }
}
