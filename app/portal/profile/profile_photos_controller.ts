import type { HttpContext } from '@adonisjs/core/http'
import { sendPicture } from '#core/pictures/send_picture'

/** One's own picture; nobody is served another person's here (product "Privacy of pictures"). */
export default class ProfilePhotosController {
  show(ctx: HttpContext) {
    return sendPicture(ctx, ctx.auth.getUserOrFail().photo)
  }
}
