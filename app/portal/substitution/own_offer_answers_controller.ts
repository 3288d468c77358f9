import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/errors/not_found'
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
    if (made.ok) session.flash('success', i18n.t(`substitution.flash.${flash}`))
    else if (made.error.type === 'not_found') throw notFound(ctx)
    else session.flash('error', i18n.t(`substitution.errors.${reasonOf(made.error)}`))
    return response.redirect().toRoute('home')
  }
}

const reasonOf = (refusal: AcceptRefusal) =>
  refusal.type === 'over' ? refusal.standing : refusal.type
