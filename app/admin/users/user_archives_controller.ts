import type { HttpContext } from '@adonisjs/core/http'
import { answerAct } from '#app/admin/users/user_act'
import UserPolicy from '#app/admin/users/user_policy'
import { authorityOf } from '#core/records/authority_of'
import { ArchiveAdministrator } from '#domain/access/administrators/actions/archive_administrator'
import { RestoreAdministrator } from '#domain/access/administrators/actions/restore_administrator'

export default class UserArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('delete')
    const input = { ...authorityOf(ctx), id: ctx.params.id as string }
    return answerAct(ctx, await new ArchiveAdministrator().execute(input), 'archived')
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('update')
    const input = { ...authorityOf(ctx), id: ctx.params.id as string }
    return answerAct(ctx, await new RestoreAdministrator().execute(input), 'restored')
  }
}
