import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { sessionsTab } from '#app/admin/class_sessions/shown/sessions_tab'
import { archiveRooms } from '#app/admin/rooms/archive_rooms'
import RoomListTransformer from '#app/admin/rooms/room_list_transformer'
import { refuseRoom } from '#app/admin/rooms/room_refusal'
import RoomTransformer from '#app/admin/rooms/room_transformer'
import { branchChoices } from '#core/branches/branch_choices'
import { catalogue } from '#core/catalogue/catalogue'
import { countField } from '#core/forms/number_field'
import { recordId } from '#core/records/reference_fields'
import { bothNames, colour, recordCode } from '#core/records/record_fields'
import { inArchivedBranch } from '#domain/scheduling/branches/queries/in_archived_branch'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { UpdateRoom } from '#domain/scheduling/rooms/actions/update_room'
import { findRoom } from '#domain/scheduling/rooms/queries/find_room'
import { roomSource } from '#domain/scheduling/rooms/queries/list_rooms'
import { equipmentOf } from '#domain/scheduling/rooms/rules/equipment'
import { roomKinds } from '#domain/scheduling/rooms/rules/room_kind'
import {
  type RoomFields,
  roomNames,
  roomRecord,
  roomUses,
} from '#domain/scheduling/rooms/room_record'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'
import { entryActs } from '#domain/shared/records/entry_acts'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

/** Told of the field as a whole: what is in it has no field of its own. */
const shortTexts = vine.createRule((value, max: number, field) => {
  const isLong = Array.isArray(value) && value.some((text) => String(text).length > max)
  if (isLong) field.report('Too long', 'maxLength', field, { max })
})

const roomValidator = vine.create({
  ...bothNames('name'),
  code: recordCode(),
  branch_id: recordId().nullable().optional(),
  kind: vine.enum(roomKinds).optional(),
  capacity: countField(...counts.seats),
  equipment: vine
    .array(vine.string())
    .parse((value) => (typeof value === 'string' ? equipmentOf(value) : value))
    .use(shortTexts(longest.label))
    .maxLength(mostAtOnce.equipment)
    .nullable()
    .optional(),
  colour: colour(),
  can_double_book: vine.boolean().optional(),
})

export const roomCatalogue = catalogue({
  record: roomRecord,
  uses: roomUses,
  source: roomSource,
  find: findRoom,
  acts: {
    ...entryActs(roomRecord, codePrefixes.rooms, roomUses, roomNames),
    update: (input) => new UpdateRoom().execute(input),
  },
  refuse: refuseRoom,
  holding: holdAll,
  archive: archiveRooms,
  keepsArchived: inArchivedBranch('rooms'),
  async fields({ request }: HttpContext): Promise<RoomFields> {
    const form = await request.validateUsing(roomValidator)
    return {
      code: form.code ?? null,
      name_en: form.name_en ?? null,
      name_ar: form.name_ar ?? null,
      ...(form.branch_id && { branch_id: form.branch_id }),
      kind: form.kind ?? 'room',
      capacity: form.capacity,
      equipment: form.equipment ?? [],
      colour: form.colour ?? null,
      can_double_book: form.can_double_book ?? false,
    }
  },

  pages: {
    index: async ({ inertia, tenant }, page, props) =>
      inertia.render('admin/rooms/index', {
        rooms: RoomListTransformer.transform(page),
        branches: await branchChoices(tenant),
        ...props,
      }),
    create: async ({ inertia, tenant }) =>
      inertia.render('admin/rooms/create', { room: null, branches: await branchChoices(tenant) }),
    show: async (ctx, entry, props) => {
      const isOpen = ctx.request.input('tab') === 'sessions'
      return ctx.inertia.render('admin/rooms/show', {
        room: RoomTransformer.transform(entry),
        branches: await branchChoices(ctx.tenant),
        sessions: () => sessionsTab(ctx, { of: 'room', id: entry.id }, isOpen),
        ...props,
        tab: isOpen ? ('sessions' as const) : props.tab,
      })
    },
    edit: async ({ inertia, tenant }, entry) =>
      inertia.render('admin/rooms/edit', {
        room: RoomTransformer.transform(entry),
        branches: await branchChoices(tenant),
      }),
  },
})
