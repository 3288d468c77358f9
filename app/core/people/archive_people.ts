import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/errors/not_found'
import {
  agreementIn,
  askDeparture,
  departureFields,
  refuseReturn,
  toldWith,
} from '#core/people/departure_question'
import { actorOf } from '#core/records/actor_of'
import { tellArchived } from '#core/records/archive_chosen'
import { tellBusy } from '#core/records/tell_busy'
import { chosenIds, type Everything, matchingOf } from '#core/records/chosen_ids'
import { ArchivePeople } from '#domain/people/actions/archive_people'
import { RestorePeople } from '#domain/people/actions/restore_people'
import type { Followed } from '#domain/people/departures'
import type { PersonKind } from '#domain/people/person_kind'
import { mostAtOnce } from '#domain/shared/limits/counts'
import type { Refusing } from '#domain/shared/records/set_archived'

const departureValidator = vine.create({
  accounts: vine.boolean().optional(),
  ...departureFields(),
})

export async function archivePeople(
  ctx: HttpContext,
  kind: PersonKind,
  everything: Everything,
  refusing?: Refusing
) {
  const { request, response } = ctx
  const ids = await chosenIds(ctx, everything)
  const { agreed } = await request.validateUsing(departureValidator)
  const input = { ...byOf(ctx), ids, ...agreementIn(ctx, agreed) }
  const result = await new ArchivePeople(kind).execute(input, refusing)
  if (result.ok) {
    const { followed } = result.value
    const worded = (what: string) => toldWith(ctx, what, followed)
    tellArchived(ctx, kind.area, true, { ...result.value, back: backOf(followed), worded })
  } else if (result.error.type === 'asked') {
    const of = kind.subject === 'instructor' ? 'instructors' : 'students'
    const way = { method: 'post' as const, url: request.url(), data: again(ctx, ids) }
    askDeparture(ctx, of, result.error, way)
  } else if (result.error.type === 'busy') tellBusy(ctx)
  else throw notFound(ctx)
  return response.redirect().withQs().back()
}

export async function restorePeople(ctx: HttpContext, kind: PersonKind, everything: Everything) {
  const { request, response } = ctx
  const ids = await chosenIds(ctx, everything)
  const { accounts = false, undone_id: undoneId = null } =
    await request.validateUsing(departureValidator)
  const result = await new RestorePeople(kind).execute({ ...byOf(ctx), ids, accounts, undoneId })
  if (result.ok) tellArchived(ctx, kind.area, false, result.value)
  else if (result.error.type === 'not_given_back') refuseReturn(ctx, result.error)
  else if (result.error.type === 'busy') tellBusy(ctx)
  else throw notFound(ctx)
  return response.redirect().withQs().back()
}

const byOf = (ctx: HttpContext) => ({
  tenantId: ctx.tenant.id,
  zone: ctx.tenant.timezone,
  actor: actorOf(ctx),
})

/** Those who were meant, unless they are too many to be named. */
const again = (ctx: HttpContext, ids: string[]): Record<string, string | string[]> =>
  ids.length > mostAtOnce.chosen ? { matching: matchingOf(ctx) } : { ids }

function backOf({ consequences, actId }: Followed) {
  if (consequences.offers > 0) return null
  return { accounts: true, ...(actId && { undone_id: actId }) }
}
