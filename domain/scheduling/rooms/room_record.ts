import type { RoomKind } from '#domain/scheduling/rooms/rules/room_kind'
import { compiler } from '#domain/shared/data/database'
import type { Leaning } from '#domain/shared/records/list_uses'
import { recordOf } from '#domain/shared/records/record_kind'

export const roomRecord = recordOf('rooms')

/** A null `code` asks for a free one, or keeps the one there is. */
export type RoomFields = {
  code: string | null
  name_en: string | null
  name_ar: string | null
  /** Where it is; left out, it stays there, and a new one is in the usual branch. */
  branch_id?: string
  kind: RoomKind
  capacity: number
  equipment: string[]
  colour: string | null
  can_double_book: boolean
}

export const roomUses: Leaning<'groups'> = {
  groups: (id) =>
    compiler
      .selectFrom('groups')
      .where('id', 'in', (of) =>
        of.selectFrom('group_patterns').where('room_id', '=', id).select('group_id')
      )
      .select(['id', 'code', 'title_en as name_en', 'title_ar as name_ar', 'archived_at']),
}
