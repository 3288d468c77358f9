import type { RoomKind } from '#domain/scheduling/rooms/rules/room_kind'
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

export const roomUses: Leaning<never> = {}
