import type { HttpContext } from '@adonisjs/core/http'
import LevelPolicy from '#app/admin/levels/level_policy'
import { levelPlaceValidator } from '#app/admin/levels/level_place_validator'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { MoveLevel } from '#domain/teaching/catalogue/actions/move_level'

export default class LevelPlacesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(LevelPolicy).authorize('update')
    const { after_id: afterId } = await request.validateUsing(levelPlaceValidator)
    const id: string = ctx.params.id
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id, afterId }
    const result = await new MoveLevel().execute(act)
    if (!result.ok && result.error.type === 'not_found') throw notFound(ctx)
    if (!result.ok) session.flash('error', i18n.t('levels.arrange.gone'))
    return response.redirect().toRoute('admin.level_order.edit')
  }
}
