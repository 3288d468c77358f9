import type { HttpContext } from '@adonisjs/core/http'
import { newCodes } from '#app/portal/security/new_codes'
import { ownerOf } from '#app/portal/security/owner_of'
import { newPasskeyValidator, passkeyNameValidator } from '#app/portal/security/security_validator'
import { notFound } from '#core/errors/not_found'
import { passkeyChallenge } from '#core/second_factors/passkey_challenge'
import { relyingPartyOf } from '#core/second_factors/relying_party'
import { maximumPasskeys } from '#domain/access/second_factors/rules/second_factor'
import { RegisterPasskey } from '#domain/access/second_factors/actions/register_passkey'
import { RemovePasskey } from '#domain/access/second_factors/actions/remove_passkey'
import { RenamePasskey } from '#domain/access/second_factors/actions/rename_passkey'

export default class PasskeysController {
  async store(ctx: HttpContext) {
    const { auth, request, response, session, i18n } = ctx
    const { name, response: answer } = await request.validateUsing(newPasskeyValidator)
    const challenge = passkeyChallenge.take(session, 'registration')
    const party = relyingPartyOf(ctx)
    const { kind } = auth.getUserOrFail()
    const result =
      challenge && party
        ? await new RegisterPasskey().execute({
            ...ownerOf(ctx),
            ...{ kind, party, challenge, name, response: answer as never },
          })
        : undefined
    if (result?.ok) {
      newCodes.flash(ctx, result.value.codes)
      session.flash('success', i18n.t('two_factor.passkey_added'))
    } else {
      const reason = result?.error.type ?? 'refused'
      session.flashErrors({
        passkey: i18n.t(`two_factor.refused.${reason}`, { most: maximumPasskeys }),
      })
    }
    return response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const { params, request, response } = ctx
    const { name } = await request.validateUsing(passkeyNameValidator)
    const mine = { ...ownerOf(ctx), passkeyId: params.id as string }
    const result = await new RenamePasskey().execute({ ...mine, name })
    if (!result.ok) throw notFound(ctx)
    return response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { params, response, session, i18n } = ctx
    const mine = { ...ownerOf(ctx), passkeyId: params.id as string }
    const result = await new RemovePasskey().execute(mine)
    if (result.ok) session.flash('success', i18n.t('two_factor.passkey_removed'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else session.flash('error', i18n.t(`two_factor.refused.${result.error.type}`))
    return response.redirect().withQs().back()
  }
}
