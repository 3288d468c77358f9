import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Room } from '#domain/scheduling/rooms/queries/find_room'

export default class RoomTransformer extends BaseTransformer<Room> {
  toObject() {
    const { id, code, name_en, name_ar, version, kind, capacity, equipment } = this.resource
    const { branch_id, colour, can_double_book, is_closed, closures, today } = this.resource
    const { created_at, updated_at, archived_at } = this.resource
    return {
      ...{ id, code, name_en, name_ar, version, kind, capacity, equipment },
      ...{ branch_id, colour, can_double_book, is_closed, closures, today },
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      archived_at: archived_at?.toISOString() ?? null,
    }
  }
}
