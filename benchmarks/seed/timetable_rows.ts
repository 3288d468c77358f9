import type pg from 'pg'
import { groups } from '#benchmarks/seed/group_rows'
import { inLargest } from '#benchmarks/seed/in_largest'
import { settings } from '#benchmarks/settings'

export const rooms = 20
export const timetabled = settings.students

/** Seven hours of every day from here on; an instructor of forty and a group each, nobody twice at once. */
export const firstDay = '2026-09-06'

/** Seven sessions a day in each room. */
export const fortnight = { from: '2026-10-04', to: '2026-10-17', sessions: 14 * 7 * rooms }

const nth = (table: string, order: string) =>
  `(select id, row_number() over (order by ${order}) - 1 as n from public.${table} where tenant_id = $1) ${table}`

const fill = `
  insert into public.class_sessions (tenant_id, id, group_id, instructor_id, room_id, time_zone, starts_at, ends_at)
  select $1, gen_random_uuid(), groups.id, instructors.id, rooms.id, 'Asia/Riyadh', at, at + interval '1 hour'
  from generate_series(0, ${rooms} - 1) room cross join generate_series(0, ${timetabled / rooms} - 1) slot
  cross join lateral (
    select timestamp '${firstDay} 08:00' at time zone 'Asia/Riyadh' + slot / 7 * interval '1 day' + slot % 7 * interval '1 hour'
  ) as held (at)
  join ${nth('rooms', 'code')} on rooms.n = room
  join ${nth('instructors', 'number')} on instructors.n = room + ${rooms} * (slot % 2)
  join ${nth('groups', 'code')} on groups.n = (room * 83 + slot) % ${groups}`

export async function seedTimetable(owner: pg.Client) {
  const isMade = await inLargest(owner, async (tenant) => {
    const { rowCount } = await owner.query('select from public.rooms limit 1')
    if (rowCount) return false
    await owner.query(
      `insert into public.rooms (tenant_id, id, code, name_en, name_ar, capacity)
       select $1, gen_random_uuid(), 'R-' || lpad(n::text, 2, '0'), 'Room ' || n, 'قاعة ' || n, 80 from generate_series(1, ${rooms}) n`,
      [tenant]
    )
    await owner.query(fill, [tenant])
    return true
  })
  if (isMade) await owner.query('vacuum analyze public.class_sessions, public.rooms')
}

/** Takes away what was planned and booked, not what was there before. */
export const clearTimetable = (owner: pg.Client) =>
  inLargest(owner, async (tenant) => {
    await owner.query(
      `delete from public.class_sessions where tenant_id = $1 and (series_id is not null or type = 'event')`,
      [tenant]
    )
    await owner.query('delete from public.class_series where tenant_id = $1', [tenant])
  })

/** How many of what was booked begin before the one ahead of them in the same room, or with the same instructor, is over. */
export const overlapping = (owner: pg.Client) =>
  inLargest(owner, async (tenant) => {
    const ends = (column: string) =>
      `max(ends_at) over (partition by ${column} order by starts_at rows between unbounded preceding and 1 preceding)`
    const { rows: found } = await owner.query<{ booked: string; overlaps: string }>(
      `select count(*) as booked, count(*) filter (where starts_at < in_room or starts_at < with_instructor) as overlaps
       from (select starts_at, ${ends('room_id')} as in_room, ${ends('instructor_id')} as with_instructor
         from public.class_sessions where tenant_id = $1 and type = 'event') as booked`,
      [tenant]
    )
    return { booked: Number(found[0]!.booked), overlaps: Number(found[0]!.overlaps) }
  })
