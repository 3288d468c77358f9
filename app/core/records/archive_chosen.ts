import type { HttpContext } from '@adonisjs/core/http'
import { absent } from '#core/absent'
import { actorOf } from '#core/records/actor_of'
import { chosenValidator } from '#core/records/chosen_validator'
import type { AdminArea } from '#domain/access/permissions'
import type { RecordKind } from '#domain/shared/records/record_kind'
import { setArchived } from '#domain/shared/records/set_archived'

type Archivable = RecordKind & { area: AdminArea }

/** Takes the chosen records out of the lists, or brings them back, says so, and offers the way back. */
export async function archiveChosen(ctx: HttpContext, kind: Archivable, archive: boolean) {
  const { request, response, tenant } = ctx
  const { ids } = await request.validateUsing(chosenValidator)
  const input = { tenantId: tenant.id, actor: actorOf(ctx), ids }
  const result = await setArchived(kind, input, archive)
  if (!result.ok) throw absent(ctx)
  tell(ctx, kind.area, archive, result.value.changed)
  return response.redirect().back()
}

function tell(ctx: HttpContext, area: AdminArea, archive: boolean, ids: string[]) {
  const { session, i18n, auth, request } = ctx
  const say = (key: string) => i18n.t(`${area}.${key}`, { count: ids.length })
  session.flash('success', say(archive ? 'flash.archived' : 'flash.restored'))
  const back = archive ? 'update' : 'delete'
  if (ids.length === 0 || !auth.getUserOrFail().may(`admin.${area}.${back}`)) return
  session.flash('undo', {
    label: i18n.t('ui.list.undo'),
    method: archive ? 'delete' : 'post',
    url: request.url(),
    data: { ids },
  })
}
