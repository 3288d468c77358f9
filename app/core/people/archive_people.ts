import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { tellArchived } from '#core/records/archive_chosen'
import { chosenIds, type Everything } from '#core/records/chosen_ids'
import { ArchivePeople } from '#domain/people/actions/archive_people'
import { RestorePeople } from '#domain/people/actions/restore_people'
import type { PersonKind } from '#domain/people/person_kind'
import type { Refusing } from '#domain/shared/records/set_archived'

const restoreValidator = vine.create({ accounts: vine.boolean().optional() })

export async function archivePeople(
  ctx: HttpContext,
  kind: PersonKind,
  everything: Everything,
  refusing?: Refusing
) {
  const ids = await chosenIds(ctx, everything)
  const input = { tenantId: ctx.tenant.id, actor: actorOf(ctx), ids }
  const result = await new ArchivePeople(kind).execute(input, refusing)
  if (!result.ok) throw notFound(ctx)
  tellArchived(ctx, kind.area, true, { ...result.value, back: { accounts: true } })
  return ctx.response.redirect().withQs().back()
}

export async function restorePeople(ctx: HttpContext, kind: PersonKind, everything: Everything) {
  const ids = await chosenIds(ctx, everything)
  const { accounts = false } = await ctx.request.validateUsing(restoreValidator)
  const input = { tenantId: ctx.tenant.id, actor: actorOf(ctx), ids, accounts }
  const result = await new RestorePeople(kind).execute(input)
  if (!result.ok) throw notFound(ctx)
  tellArchived(ctx, kind.area, false, result.value)
  return ctx.response.redirect().withQs().back()
}
