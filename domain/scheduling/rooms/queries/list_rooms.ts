import { sql } from 'kysely'
import { isClosedToday } from '#domain/scheduling/rooms/closed_today'
import { roomKinds, roomStates } from '#domain/scheduling/rooms/rules/room_kind'
import { byId, catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import type { ListShape } from '#domain/shared/lists/list_shape'

const roomList = {
  area: 'rooms',
  sorts: { name: 'asc', code: 'asc', capacity: 'desc', created_at: 'desc' },
  choices: { kind: roomKinds, state: roomStates },
  ids: ['branch'],
  days: [],
} as const satisfies ListShape

const state = sql<
  (typeof roomStates)[number]
>`(case when ${isClosedToday} then 'closed' else 'usable' end)`

const booking = sql<
  'single' | 'several'
>`(case when t.can_double_book then 'several' else 'single' end)`

export const roomSource = catalogueSource('rooms', roomList, {
  row: (rooms) =>
    rooms
      .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.kind', 't.capacity'])
      .select(['t.branch_id', 't.colour', 't.created_at', 't.archived_at', 't.version'])
      .select([state.as('state'), booking.as('booking')])
      .select(sql<string>`array_to_string(t.equipment, ' · ')`.as('equipment')),
  exported: (rooms) =>
    rooms
      .leftJoinLateral(
        (of) => byId('branches', of.ref('t.branch_id'), 'b'),
        (join) => join.onTrue()
      )
      .select(['b.name_en as branch_en', 'b.name_ar as branch_ar']),
  order: {
    name: { name: 'name' },
    code: 'code',
    capacity: 'capacity',
    created_at: 'created_at',
  },
  choices: { kind: 'kind', state: { sql: state } },
  ids: { branch: 'branch_id' },
  days: {},
})

export type RoomRow = ListedRow<typeof roomSource>
