import type { HttpContext } from '@adonisjs/core/http'
import RolePolicy from '#app/admin/roles/role_policy'
import { notFound } from '#core/errors/not_found'
import { authorityOf } from '#core/records/authority_of'
import { StartViewing } from '#domain/access/sessions/actions/start_viewing'
import { StopViewing } from '#domain/access/sessions/actions/stop_viewing'

/** The session gets a new id both times (docs/adr/0015). */
export default class RoleViewsController {
  async store(ctx: HttpContext) {
    const { bouncer, params, response, session, sessionState, i18n } = ctx
    await bouncer.with(RolePolicy).authorize('view')
    const result = await new StartViewing().execute({ ...viewerOf(ctx), id: params.id })
    if (!result.ok && result.error.type === 'not_found') throw notFound(ctx)
    if (!result.ok) {
      session.flash('error', i18n.t('roles.errors.not_viewable'))
      return response.redirect().back()
    }
    sessionState.viewedRole = result.value.id
    session.regenerate()
    return response.redirect().toRoute('admin.home')
  }

  async destroy(ctx: HttpContext) {
    const { response, session, sessionState } = ctx
    const stopped = await new StopViewing().execute(viewerOf(ctx))
    sessionState.viewedRole = null
    session.regenerate()
    return stopped?.mayRead
      ? response.redirect().toRoute('admin.roles.show', { id: stopped.roleId })
      : response.redirect().toRoute('admin.home')
  }
}

const viewerOf = (ctx: HttpContext) => ({
  ...authorityOf(ctx),
  sessionKey: ctx.sessionState.key!,
})
