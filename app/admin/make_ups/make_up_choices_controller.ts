import type { HttpContext } from '@adonisjs/core/http'
import { oneToOneChoices } from '#app/admin/make_ups/one_to_one_choices'
import MakeUpChoiceTransformer from '#core/make_ups/make_up_choice_transformer'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { notFound } from '#core/errors/not_found'
import { isOwnerGone } from '#domain/attendance/make_ups/gone'
import { isMakeUp } from '#domain/attendance/make_ups/held_credit'
import {
  oneToOneSlots,
  creditedSession,
} from '#domain/attendance/make_ups/queries/one_to_one_slots'
import {
  type MakeUpChoice,
  makeUpChoices,
} from '#domain/attendance/make_ups/queries/make_up_choices'
import { readStatements } from '#domain/shared/data/database'

export default class MakeUpChoicesController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { params, tenant, response } = ctx
    const id = params.id as string
    response.header('Cache-Control', 'no-store')
    return readStatements(tenant.id, async () => {
      if (!(await isMakeUp(id))) throw notFound(ctx)
      if (await isOwnerGone(id)) return { choices: [], is_gone: true }
      const missed = (await creditedSession(id))!
      const isOfGroup = missed.group_id !== null
      const seats = isOfGroup ? await makeUpChoices(id) : []
      if (seats.length > 0) return { is_gone: false, choices: seats.map(toldChoice) }
      const { timezone: zone, weekStart } = tenant
      const slots = await oneToOneSlots(missed, { zone, weekStart })
      return { is_gone: false, is_instead: isOfGroup, choices: oneToOneChoices(slots) }
    })
  }
}

const toldChoice = (one: MakeUpChoice) => new MakeUpChoiceTransformer(one).toObject()
