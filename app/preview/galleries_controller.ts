import type { HttpContext } from '@adonisjs/core/http'
import { gallery, nameIn } from '#app/preview/gallery'

export default class GalleriesController {
  index({ inertia }: HttpContext) {
    return inertia.render('preview/menu', {})
  }

  show(ctx: HttpContext) {
    return ctx.inertia.render('preview/components', { sheet: nameIn(gallery.components, ctx) })
  }
}
