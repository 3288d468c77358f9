import type { HttpContext } from '@adonisjs/core/http'
import { completeSignIn } from '#app/auth/sign_in/complete_sign_in'
import { passkeyAnswer } from '#app/auth/second_factors/passkey_answer'
import { passkeyValidator } from '#app/auth/second_factors/second_step_validator'
import { portalOfPath } from '#core/portals/portal_routes'
import { SignInWithPasskey } from '#domain/access/sessions/actions/sign_in_with_passkey'

export default class PasskeySignInsController {
  async store(ctx: HttpContext) {
    const { request, tenant } = ctx
    const door = portalOfPath(request.url())
    const { response } = await request.validateUsing(passkeyValidator)
    const answer = passkeyAnswer(ctx, 'sign_in', response)
    if (!answer) return this.#refuse(ctx)
    const result = await new SignInWithPasskey().execute({
      tenantId: tenant.id,
      kind: door.kind,
      ...answer,
    })
    return result.ok ? completeSignIn(ctx, result.value, { factor: 'passkey' }) : this.#refuse(ctx)
  }

  #refuse({ request, response, session, i18n }: HttpContext) {
    session.flashErrors({ passkey: i18n.t('auth.two_factor.wrong.passkey') })
    return response.redirect().toRoute(portalOfPath(request.url()).login)
  }
}
