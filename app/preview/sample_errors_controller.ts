import type { HttpContext } from '@adonisjs/core/http'
import { gallery, nameIn } from '#app/preview/gallery'

/** A locked screen is one of the sign-in pages. */
const LOCKED = '423'

export default class SampleErrorsController {
  show(ctx: HttpContext) {
    if (ctx.params.name === LOCKED) return ctx.inertia.render('preview/auth', { page: 'locked' })
    return ctx.inertia.render('preview/errors', { page: nameIn(gallery.errors, ctx) })
  }
}
