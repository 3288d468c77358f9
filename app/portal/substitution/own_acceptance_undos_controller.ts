import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { recordId } from '#core/records/reference_fields'
import { undoAcceptance } from '#domain/scheduling/substitution/actions/undo_acceptance'

const undoValidator = vine.create({ act_id: recordId() })

/** An instructor gives back a session that they accepted a moment ago. */
export default class OwnAcceptanceUndosController {
  async store(ctx: HttpContext) {
    const { auth, i18n, params, request, response, session, tenant } = ctx
    const { act_id: act } = await request.validateUsing(undoValidator)
    const result = await undoAcceptance({
      tenantId: tenant.id,
      zone: tenant.timezone,
      actor: actorOf(ctx),
      sessionId: params.session as string,
      instructorId: auth.getUserOrFail().personId,
      actId: act,
    })
    if (result.ok) session.flash('success', i18n.t('substitution.flash.reopened'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else session.flash('error', i18n.t('substitution.errors.not_reopened'))
    return response.redirect().toRoute('home')
  }
}
