import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/errors/not_found'
import { offerUndo } from '#core/records/offer_undo'
import { actorOf } from '#core/records/actor_of'
import {
  type AcceptRefusal,
  AcceptOffer,
} from '#domain/scheduling/substitution/actions/accept_offer'
import { EndOffer } from '#domain/scheduling/substitution/actions/end_offer'

const answerValidator = vine.create({ accepts: vine.boolean() })

/** What an instructor says to a session that was offered to them. */
export default class OwnOfferAnswersController {
  async store(ctx: HttpContext) {
    const { auth, i18n, params, request, response, session, tenant } = ctx
    const { accepts } = await request.validateUsing(answerValidator)
    const about = {
      ...{ tenantId: tenant.id, zone: tenant.timezone, actor: actorOf(ctx) },
      ...{ sessionId: params.session as string, instructorId: auth.getUserOrFail().personId },
    }
    const made = accepts
      ? await new AcceptOffer().execute(about)
      : await new EndOffer().execute({ ...about, as: 'declined' })
    const flash = accepts ? 'accepted' : 'declined'
    if (made.ok) {
      session.flash('success', i18n.t(`substitution.flash.${flash}`))
      offerUndoOf(ctx, made.value)
    } else if (made.error.type === 'not_found') throw notFound(ctx)
    else session.flash('error', i18n.t(`substitution.errors.${reasonOf(made.error)}`))
    return response.redirect().toRoute('home')
  }
}

function offerUndoOf(ctx: HttpContext, done: { actId: string | null } | undefined) {
  const act = done?.actId
  if (!act) return
  const url = `/substitution-offers/${ctx.params.session}/undo`
  offerUndo(ctx, { method: 'post', url, data: { act_id: act } })
}

const reasonOf = (refusal: Exclude<AcceptRefusal, { type: 'not_found' }>) =>
  refusal.type === 'over' ? refusal.standing : refusal.type
