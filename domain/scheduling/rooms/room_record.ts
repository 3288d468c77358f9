import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
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

/** The records a room names, by its fields. */
export const roomNames = ({ branch_id: id }: Pick<RoomFields, 'branch_id'>) => [
  { field: 'branch_id', table: 'branches' as const, id: id ?? null },
]

const onDay = sql<string>`to_char(${sessionDay('class_sessions')}, 'YYYY-MM-DD')`

/** Groups that usually meet there, have met or will; and what meets there of no group. */
export const roomUses: Leaning<'groups' | 'sessions'> = {
  groups: (id) =>
    compiler
      .selectFrom('groups')
      .where((of) =>
        of.or([
          of(
            'id',
            'in',
            of.selectFrom('group_patterns').where('room_id', '=', id).select('group_id')
          ),
          of(
            'id',
            'in',
            of.selectFrom('class_series').where('room_id', '=', id).select('group_id')
          ),
          of(
            'id',
            'in',
            of.selectFrom('class_sessions').where('room_id', '=', id).select('group_id')
          ),
        ])
      )
      .select(['id', 'code', 'title_en as name_en', 'title_ar as name_ar', 'archived_at']),
  sessions: (id) =>
    compiler
      .selectFrom('class_sessions')
      .where('room_id', '=', id)
      .where('group_id', 'is', null)
      .select([
        'id',
        onDay.as('code'),
        sql<string>`coalesce(title, ${onDay})`.as('name_en'),
        sql<null>`null::text`.as('name_ar'),
        sql<null>`null::timestamptz`.as('archived_at'),
      ]),
}
