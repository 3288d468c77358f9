import type { HttpContext } from '@adonisjs/core/http'
import { lessonChoices } from '#app/admin/make_ups/lesson_choices'
import MakeUpChoiceTransformer from '#core/make_ups/make_up_choice_transformer'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { notFound } from '#core/errors/not_found'
import { isMakeUp } from '#domain/attendance/make_ups/held_credit'
import { lessonSlots, missedLesson } from '#domain/attendance/make_ups/queries/lesson_slots'
import { makeUpChoices } from '#domain/attendance/make_ups/queries/make_up_choices'
import { readStatements } from '#domain/shared/data/database'

export default class MakeUpChoicesController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { params, tenant, response } = ctx
    const id = params.id as string
    response.header('Cache-Control', 'no-store')
    return readStatements(tenant.id, async () => {
      if (!(await isMakeUp(id))) throw notFound(ctx)
      const lesson = await missedLesson(id)
      if (!lesson) {
        const choices = await makeUpChoices(id)
        return { choices: choices.map((one) => new MakeUpChoiceTransformer(one).toObject()) }
      }
      const { timezone: zone, weekStart } = tenant
      return { choices: lessonChoices(await lessonSlots(lesson, { zone, weekStart })) }
    })
  }
}
