import type { HttpContext } from '@adonisjs/core/http'
import { profilePath } from '#app/portal/profile/profile_place'
import { EndOtherSessions } from '#domain/access/sessions/actions/end_other_sessions'

export default class ProfileOtherSessionsController {
  async destroy(ctx: HttpContext) {
    const { auth, request, response, session, sessionState, tenant, i18n } = ctx
    const count = await new EndOtherSessions().execute({
      tenantId: tenant.id,
      principal: auth.getUserOrFail(),
      keep: sessionState,
      requestId: request.id() ?? null,
    })
    session.flash('success', i18n.t('session.own.ended', { count }))
    return response.redirect().toPath(profilePath(ctx, 'sessions'))
  }
}
