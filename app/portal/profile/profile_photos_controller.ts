import type { HttpContext } from '@adonisjs/core/http'
import { sendPicture } from '#core/pictures/send_picture'

export default class ProfilePhotosController {
  show(ctx: HttpContext) {
    return sendPicture(ctx, ctx.auth.getUserOrFail().photo)
  }
}
