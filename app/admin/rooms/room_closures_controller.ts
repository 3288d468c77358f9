import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import RoomPolicy from '#app/admin/rooms/room_policy'
import { dayField } from '#core/forms/day_field'
import { line } from '#core/forms/person_fields'
import { actorOf } from '#core/records/actor_of'
import { answerSpan, answerSpanRemoved } from '#core/records/answer_span'
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
    await ctx.bouncer.with(RoomPolicy).authorize('update')
    const form = await ctx.request.validateUsing(closureValidator)
    const { starts_on, ends_on = null, reason = null } = form
    const closure = { starts_on, ends_on, reason }
    return answerSpan(ctx, await new AddClosure().execute({ ...roomOf(ctx), closure }), {
      area: 'rooms',
      done: 'closed',
      fields: { from: 'starts_on', until: 'ends_on' },
      style: { ...dayStyle, timeZone: 'UTC' },
      other: ({ closure: { starts_on: from, ends_on: until } }) => ({
        from: new Date(from),
        until: until === null ? null : new Date(until),
      }),
    })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(RoomPolicy).authorize('update')
    const result = await new RemoveClosure().execute({ ...roomOf(ctx), id: ctx.params.closure })
    return answerSpanRemoved(ctx, result, { area: 'rooms', done: 'reopened' })
  }
}

const roomOf = (ctx: HttpContext) => ({
  tenantId: ctx.tenant.id,
  actor: actorOf(ctx),
  roomId: ctx.params.id as string,
})
