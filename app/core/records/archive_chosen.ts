import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { offerUndo } from '#core/records/offer_undo'
import { chosenIds, type Everything } from '#core/records/chosen_ids'
import type { AdminArea } from '#domain/access/roles/permissions'
import type { RecordKind } from '#domain/shared/records/record_kind'
import {
  type Holding,
  type Refused,
  type Refusing,
  setArchived,
} from '#domain/shared/records/set_archived'
import { mostAtOnce } from '#domain/shared/limits/counts'

type Archivable = RecordKind & { area: AdminArea }

type Options = {
  everything?: Everything
  holding?: Holding
  refusing?: Refusing
}

const refusedShown = 20

export async function archiveChosen(
  ctx: HttpContext,
  kind: Archivable,
  archive: boolean,
  { everything, holding, refusing }: Options = {}
) {
  const ids = await chosenIds(ctx, everything)
  const input = { tenantId: ctx.tenant.id, actor: actorOf(ctx), ids }
  const options = { holding, refusing }
  const result = await setArchived(kind, input, archive, options)
  if (!result.ok) throw notFound(ctx)
  tellArchived(ctx, kind.area, archive, result.value)
  return ctx.response.redirect().withQs().back()
}

/** `back` is sent along by undoing, null where that can't give back everything. */
type Told = {
  changed: string[]
  refused: Refused[]
  back?: Record<string, boolean | string> | null
  reopened?: number
  worded?: (what: string) => string
}

export function tellArchived(ctx: HttpContext, area: AdminArea, archive: boolean, told: Told) {
  const { changed, refused } = told
  if (changed.length > 0 || refused.length === 0) tell(ctx, area, archive, told)
  if (refused.length > 0) tellRefused(ctx, area, refused)
}

function tell(ctx: HttpContext, area: AdminArea, archive: boolean, told: Told) {
  const { changed: ids, reopened = 0, back: along = {}, worded = (one) => one } = told
  const { session, i18n, auth, request } = ctx
  const say = (key: string) => i18n.t(`${area}.${key}`, { count: ids.length })
  const what = say(archive ? 'flash.archived' : 'flash.restored')
  const withAccounts = { what, count: reopened }
  session.flash(
    'success',
    reopened > 0 ? i18n.t('portal_accounts.flash.restored_with', withAccounts) : worded(what)
  )
  const back = archive ? 'update' : 'delete'
  if (!along || ids.length === 0 || ids.length > mostAtOnce.undone) return
  if (!auth.getUserOrFail().may(`admin.${area}.${back}`)) return
  const data = { ids, ...along }
  offerUndo(ctx, { method: archive ? 'delete' : 'post', url: request.url(), data })
}

function tellRefused({ session, i18n }: HttpContext, area: AdminArea, refused: Refused[]) {
  session.flash('refused', {
    title: i18n.t('ui.list.refused', { count: refused.length }),
    rows: refused.slice(0, refusedShown).map(({ id, name, reason, whom = '' }) => ({
      id,
      name,
      reason: i18n.t(`${area}.refused.${reason}`, { whom }),
    })),
  })
}
