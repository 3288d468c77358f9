import type { HttpContext } from '@adonisjs/core/http'
import { oneToOneChoices } from '#app/admin/make_ups/one_to_one_choices'
import MakeUpChoiceTransformer from '#core/make_ups/make_up_choice_transformer'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { notFound } from '#core/errors/not_found'
import { proposedMakeUps } from '#domain/attendance/make_ups/queries/proposed_make_ups'
import { readStatements } from '#domain/shared/data/database'

export default class MakeUpChoicesController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { params, tenant, response } = ctx
    const { timezone: zone, weekStart } = tenant
    response.header('Cache-Control', 'no-store')
    const found = await readStatements(tenant.id, () =>
      proposedMakeUps(params.id, { zone, weekStart })
    )
    if (!found) throw notFound(ctx)
    if (found.kind === 'gone') return { choices: [], is_gone: true }
    if (found.kind === 'seats') {
      const choices = found.seats.map((seat) => new MakeUpChoiceTransformer(seat).toObject())
      return { is_gone: false, choices }
    }
    return {
      ...{ is_gone: false, is_instead: found.isInstead },
      choices: oneToOneChoices(found.slots),
    }
  }
}
