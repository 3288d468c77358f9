import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { EndOffer } from '#domain/scheduling/substitution/actions/end_offer'
import { OfferSession } from '#domain/scheduling/substitution/actions/offer_session'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const offerValidator = vine.create({
  instructors: vine
    .array(vine.string().maxLength(longest.id))
    .minLength(1)
    .maxLength(mostAtOnce.offers),
})

export default class SubstitutionOffersController {
  async store(ctx: HttpContext) {
    const { bouncer, i18n, params, request, response, session, tenant } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('update')
    const { instructors } = await request.validateUsing(offerValidator)
    const made = await new OfferSession().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx) },
      ...{ sessionId: params.id as string, instructorIds: instructors },
    })
    if (made.ok)
      session.flash('success', i18n.t('substitution.flash.offered', { count: made.value.offered }))
    else if (made.error.type === 'not_found') throw notFound(ctx)
    else session.flashErrors({ instructors: i18n.t(`substitution.errors.${made.error.type}`) })
    return response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, i18n, params, response, session, tenant } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('update')
    const ended = await new EndOffer().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx), as: 'withdrawn' },
      ...{ sessionId: params.id as string, instructorId: params.instructor as string },
    })
    if (ended.ok) session.flash('success', i18n.t('substitution.flash.withdrawn'))
    else if (ended.error.type === 'not_found') throw notFound(ctx)
    else {
      const standing = i18n.t(`substitution.standing.${ended.error.standing}`)
      session.flash('error', i18n.t('substitution.errors.not_open', { standing }))
    }
    return response.redirect().back()
  }
}
