import type { HttpContext } from '@adonisjs/core/http'
import MakeUpChoiceTransformer from '#app/admin/make_ups/make_up_choice_transformer'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { notFound } from '#core/errors/not_found'
import { isMakeUp } from '#domain/attendance/make_ups/held_credit'
import { makeUpChoices } from '#domain/attendance/make_ups/queries/make_up_choices'
import { readStatements } from '#domain/shared/data/database'

export default class MakeUpChoicesController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const id = ctx.params.id as string
    const choices = await readStatements(ctx.tenant.id, async () => {
      if (!(await isMakeUp(id))) throw notFound(ctx)
      return makeUpChoices(id)
    })
    return { choices: choices.map((choice) => new MakeUpChoiceTransformer(choice).toObject()) }
  }
}
