import type { HttpContext } from '@adonisjs/core/http'
import { secretBox } from '#domain/access/second_factors/secret_box'

const name = 'sealed_codes'
const purposeOf = ({ auth }: HttpContext) => `recovery_codes:${auth.getUserOrFail().userId}`

/** Sealed, because a session lies in the database. */
export const newCodes = {
  flash(ctx: HttpContext, codes: string[] | undefined) {
    if (codes) ctx.session.flash(name, secretBox().seal(JSON.stringify(codes), purposeOf(ctx)))
  },

  read(ctx: HttpContext): string[] | undefined {
    const sealed = ctx.session.flashMessages.get(name) as string | undefined
    const opened = sealed && secretBox().open(sealed, purposeOf(ctx))
    return opened ? JSON.parse(opened) : undefined
  },
}
