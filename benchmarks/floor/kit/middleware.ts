import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'

export class KitInertia extends BaseInertiaMiddleware {
  override share(ctx: HttpContext) {
    const { inertia } = ctx
    return { errors: inertia.always(this.getValidationErrors(ctx)), user: inertia.always(null) }
  }

  override flash({ session }: HttpContext) {
    return { success: session?.flashMessages.get('success') }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

/** The kit's own: looks for a person without asking for one. */
export class KitAuth {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.check()
    return next()
  }
}
