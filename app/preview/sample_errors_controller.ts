import type { HttpContext } from '@adonisjs/core/http'
import { gallery, nameIn } from '#app/preview/gallery'

/** What a locked screen answers is a page of the doors. */
const LOCKED = '423'

export default class SampleErrorsController {
  show(ctx: HttpContext) {
    if (ctx.params.name === LOCKED) return ctx.inertia.render('preview/auth', { page: 'locked' })
    return ctx.inertia.render('preview/errors', { page: nameIn(gallery.errors, ctx) })
  }
}
