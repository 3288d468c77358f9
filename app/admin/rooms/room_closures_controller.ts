import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import RoomPolicy from '#app/admin/rooms/room_policy'
import { notFound } from '#core/errors/not_found'
import { dayField } from '#core/forms/day_field'
import { line } from '#core/forms/person_fields'
import { intlTag } from '#core/languages/locale'
import { actorOf } from '#core/records/actor_of'
import { AddClosure } from '#domain/scheduling/rooms/actions/add_closure'
import { RemoveClosure } from '#domain/scheduling/rooms/actions/remove_closure'
import { longest } from '#domain/shared/limits/text_lengths'
import { dayStyle } from '#domain/shared/time/date_styles'

const closureValidator = vine.create({
  starts_on: dayField(),
  ends_on: dayField().nullable().optional(),
  reason: line().maxLength(longest.shortReason).nullable().optional(),
})

export default class RoomClosuresController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n, params } = ctx
    await bouncer.with(RoomPolicy).authorize('update')
    const { starts_on, ends_on, reason } = await request.validateUsing(closureValidator)
    const closure = { starts_on, ends_on: ends_on ?? null, reason: reason ?? null }
    const room = { tenantId: tenant.id, actor: actorOf(ctx), roomId: params.id as string }
    const result = await new AddClosure().execute({ ...room, closure })
    if (result.ok) session.flash('success', i18n.t('rooms.flash.closed'))
    else this.#refuse(ctx, result.error)
    return response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n, params } = ctx
    await bouncer.with(RoomPolicy).authorize('update')
    const room = { tenantId: tenant.id, actor: actorOf(ctx), roomId: params.id as string }
    const result = await new RemoveClosure().execute({ ...room, id: params.closure })
    if (!result.ok) throw notFound(ctx)
    session.flash('success', i18n.t('rooms.flash.reopened'))
    return response.redirect().withQs().back()
  }

  #refuse(ctx: HttpContext, refusal: Refusal) {
    const { session, i18n, tenant, locale, auth } = ctx
    switch (refusal.type) {
      case 'not_found':
        throw notFound(ctx)
      case 'ends_before_it_starts':
        return session.flashErrors({ ends_on: i18n.t('rooms.errors.ends_before_it_starts') })
      default: {
        const tag = intlTag(locale, tenant, auth.getUserOrFail())
        const { format } = new Intl.DateTimeFormat(tag, { ...dayStyle, timeZone: 'UTC' })
        const { starts_on: from, ends_on: until } = refusal.closure
        const said = until
          ? i18n.t('rooms.errors.overlaps', {
              from: written(format, from),
              until: written(format, until),
            })
          : i18n.t('rooms.errors.overlaps_open', { from: written(format, from) })
        return session.flashErrors({ starts_on: said })
      }
    }
  }
}

const written = (format: (day: Date) => string, day: string) => format(new Date(day))

type Refusal = Extract<Awaited<ReturnType<AddClosure['execute']>>, { ok: false }>['error']
