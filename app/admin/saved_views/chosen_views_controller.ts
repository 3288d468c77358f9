import type { HttpContext } from '@adonisjs/core/http'
import { listOf } from '#app/admin/saved_views/list_of'
import { chosenViewValidator } from '#app/admin/saved_views/list_validator'
import { notFound } from '#core/errors/not_found'
import { ChooseView } from '#domain/access/views/actions/choose_view'

export default class ChosenViewsController {
  async update(ctx: HttpContext) {
    const { tenantId, user, list } = listOf(ctx)
    const { view } = await ctx.request.validateUsing(chosenViewValidator)
    const result = await new ChooseView().execute({ tenantId, user, list, id: view })
    if (!result.ok) throw notFound(ctx)
    return ctx.response.redirect().withQs().back()
  }
}
