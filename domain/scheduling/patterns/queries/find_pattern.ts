import { sql } from 'kysely'
import type { WeekSlot } from '#domain/scheduling/patterns/rules/week_slots'
import type { RoomKind } from '#domain/scheduling/rooms/rules/room_kind'
import { statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

type PatternRoom = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  kind: RoomKind
  capacity: number
  is_archived: boolean
}

export type Pattern = { version: number; room: PatternRoom | null; slots: WeekSlot[] }

export const slotsOf = (group: string) => sql<WeekSlot[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('weekday', s.weekday,
    'starts', to_char(s.starts, 'HH24:MI'), 'minutes', s.minutes) order by s.weekday, s.starts), '[]')
  from group_slots s where s.group_id = ${sql.ref(group)})`

const patternOf = statement(
  (_, given: { groupId: string }) => sql<Pattern>`
    select p.version, case when r.id is not null then jsonb_build_object('id', r.id, 'code', r.code,
      'name_en', r.name_en, 'name_ar', r.name_ar, 'kind', r.kind, 'capacity', r.capacity,
      'is_archived', r.archived_at is not null) end as room, ${slotsOf('p.group_id')} as slots
    from group_patterns p
    left join rooms r on r.tenant_id = p.tenant_id and r.id = p.room_id
    where p.group_id = ${given.groupId}`
)

const none: Pattern = { version: 0, room: null, slots: [] }

/** In the order of the week. */
export async function findPattern(groupId: string): Promise<Pattern> {
  if (!isUuid(groupId)) return none
  const [pattern] = await patternOf({ groupId })
  return pattern ?? none
}
