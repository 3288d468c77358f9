import type { HttpContext } from '@adonisjs/core/http'
import { listOf } from '#app/admin/saved_views/list_of'
import { layoutValidator } from '#app/admin/saved_views/list_validator'
import { KeepListLayout } from '#domain/access/views/actions/keep_list_layout'

export default class ListLayoutsController {
  async update(ctx: HttpContext) {
    const { tenantId, user, list } = listOf(ctx)
    const layout = await ctx.request.validateUsing(layoutValidator)
    await new KeepListLayout().execute({ tenantId, userId: user.userId, list, ...layout })
    return ctx.response.redirect().withQs().back()
  }
}
