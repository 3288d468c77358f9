import type { HttpContext } from '@adonisjs/core/http'
import { newCodes } from '#app/portal/security/new_codes'
import { ownerOf } from '#app/portal/security/owner_of'
import { MakeRecoveryCodes } from '#domain/access/second_factors/actions/make_recovery_codes'

export default class RecoveryCodesController {
  async store(ctx: HttpContext) {
    const { response, session, i18n } = ctx
    const result = await new MakeRecoveryCodes().execute(ownerOf(ctx))
    if (result.ok) newCodes.flash(ctx, result.value.codes)
    else session.flash('error', i18n.t(`two_factor.refused.${result.error.type}`))
    return response.redirect().withQs().back()
  }
}
