import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { RoomRow } from '#domain/scheduling/rooms/queries/list_rooms'
import type { ListPage } from '#domain/shared/lists/list_shape'

export default class RoomListTransformer extends BaseTransformer<ListPage<RoomRow>> {
  toObject() {
    return listed(this.resource, (room) => ({
      id: room.id,
      code: room.code,
      name_en: room.name_en,
      name_ar: room.name_ar,
      branch_id: room.branch_id,
      kind: room.kind,
      capacity: room.capacity,
      equipment: room.equipment,
      colour: room.colour,
      booking: room.booking,
      state: room.state,
      created_at: room.created_at.toISOString(),
      archived_at: room.archived_at?.toISOString() ?? null,
      version: room.version,
    }))
  }
}
