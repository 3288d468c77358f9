import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { tellArchived } from '#core/records/archive_chosen'
import { chosenIds, type Everything, matchingOf } from '#core/records/chosen_ids'
import { ArchiveRooms } from '#domain/scheduling/rooms/actions/archive_rooms'
import { bookedSessions } from '#domain/scheduling/rooms/rules/room_kind'
import { mostAtOnce } from '#domain/shared/limits/counts'

const bookedValidator = vine.create({ booked: vine.enum(bookedSessions).nullable().optional() })

/** Asks first if any of the rooms has upcoming sessions. */
export async function archiveRooms(ctx: HttpContext, everything: Everything) {
  const { request, response, session, tenant, i18n } = ctx
  const ids = await chosenIds(ctx, everything)
  const { booked = null } = await request.validateUsing(bookedValidator)
  const act = { tenantId: tenant.id, actor: actorOf(ctx), ids, booked }
  const result = await new ArchiveRooms().execute(act)
  if (result.ok) {
    const { released: count } = result.value
    const left = count > 0 && ` · ${i18n.t('rooms.flash.released', { count })}`
    const worded = (what: string) => `${what}${left || ''}`
    tellArchived(ctx, 'rooms', true, { ...result.value, worded, ...(count > 0 && { back: null }) })
  } else if (result.error.type === 'asked') {
    const again = ids.length > mostAtOnce.chosen ? { matching: matchingOf(ctx) } : { ids }
    session.flash('booked_rooms', { sessions: result.error.sessions, url: request.url(), again })
  } else throw notFound(ctx)
  return response.redirect().withQs().back()
}
