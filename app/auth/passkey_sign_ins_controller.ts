import type { HttpContext } from '@adonisjs/core/http'
import { enter } from '#app/auth/entrance'
import { passkeyAnswer } from '#app/auth/passkey_answer'
import { passkeyValidator } from '#app/auth/second_step_validator'
import { doorOfPath } from '#core/doors'
import { SignInWithPasskey } from '#domain/access/actions/sign_in_with_passkey'

/** Coming in by a passkey alone, without address or password. */
export default class PasskeySignInsController {
  async store(ctx: HttpContext) {
    const { request, tenant } = ctx
    const door = doorOfPath(request.url())
    const { response } = await request.validateUsing(passkeyValidator)
    const answer = passkeyAnswer(ctx, 'sign_in', response)
    if (!answer) return this.#refuse(ctx)
    const result = await new SignInWithPasskey().execute({
      tenantId: tenant.id,
      kind: door.kind,
      ...answer,
    })
    return result.ok ? enter(ctx, result.value, { factor: 'passkey' }) : this.#refuse(ctx)
  }

  #refuse({ request, response, session, i18n }: HttpContext) {
    session.flashErrors({ passkey: i18n.t('auth.two_factor.wrong.passkey') })
    return response.redirect().toRoute(doorOfPath(request.url()).login)
  }
}
