import type { HttpContext } from '@adonisjs/core/http'
import { profilePath } from '#app/portal/profile/profile_place'
import { notFound } from '#core/errors/not_found'
import { EndSession } from '#domain/access/sessions/actions/end_session'

export default class ProfileSessionsController {
  async destroy(ctx: HttpContext) {
    const { auth, request, response, session, tenant, params, i18n } = ctx
    const user = auth.getUserOrFail()
    const ended = await new EndSession().execute({
      tenantId: tenant.id,
      userId: user.userId,
      id: params.id,
      actor: user.actor(request.id() ?? null),
    })
    if (!ended) throw notFound(ctx)
    session.flash('success', i18n.t('session.own.ended', { count: 1 }))
    return response.redirect().toPath(profilePath(ctx, 'sessions'))
  }
}
