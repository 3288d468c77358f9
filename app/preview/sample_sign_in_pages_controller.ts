import type { HttpContext } from '@adonisjs/core/http'
import { gallery, nameIn } from '#app/preview/gallery'

/** The pages before the portals, drawn with sample props: none of them is asked for what it would show. */
export default class SampleSignInPagesController {
  show(ctx: HttpContext) {
    return ctx.inertia.render('preview/auth', { page: nameIn(gallery.auth, ctx) })
  }
}
