import type { HttpContext } from '@adonisjs/core/http'
import { ownCredit } from '#app/portal/own_attendance/own_credit'
import MakeUpChoiceTransformer from '#core/make_ups/make_up_choice_transformer'
import { isOwnerGone } from '#domain/attendance/make_ups/gone'
import { makeUpChoices } from '#domain/attendance/make_ups/queries/make_up_choices'
import { readStatements } from '#domain/shared/data/database'

/** Sessions in which a family can book a make-up itself. */
export default class OwnMakeUpChoicesController {
  async index(ctx: HttpContext) {
    const { choices, isGone } = await readStatements(ctx.tenant.id, async () => {
      const id = await ownCredit(ctx)
      return { choices: await makeUpChoices(id, 'families'), isGone: await isOwnerGone(id) }
    })
    ctx.response.header('Cache-Control', 'no-store')
    return {
      is_gone: isGone,
      choices: choices.map((one) =>
        new MakeUpChoiceTransformer({ ...one, warnings: [] }).toObject()
      ),
    }
  }
}
