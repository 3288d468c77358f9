import { type Group, later } from '#database/seeders/demo/invent/groups/group_life'
import type { WeekSlot } from '#database/seeders/demo/invent/timetable/week_places'
import type { World } from '#database/seeders/demo/world'
import type { DaySpan } from '#domain/shared/time/day_span'
import { weekdayOf } from '#domain/shared/time/weekday'

export type Session = ReturnType<typeof write>

type Planned = { roomId: string | null; slots: WeekSlot[]; holidays: DaySpan[]; until: string }

type Pattern = Pick<Planned, 'roomId' | 'slots'> & { groupId: string; at: string }

/**
 * On each of the slots, until the last day or the course's last lesson. The product's own planning would answer the
 * same (a test says so), but takes ten times as long.
 */
export function planSessions(world: World, group: Group, planned: Planned): Session[] {
  const { row, course } = group
  const lessons = course.total_sessions
  const dates = datesOf(world, row.starts_on, planned)
  const isCut = dates.length > lessons
  const at = later(row.created_at, world.during(world.day(-10, row.starts_on)))
  const meeting = {
    group_id: row.id,
    instructor_id: row.instructor_id,
    room_id: planned.roomId,
    type: 'regular',
    time_zone: world.now.zoneName!,
    created_at: at,
  }
  const pattern = { kind: 'weekly', every: 1, weekStart: 7, slots: planned.slots }
  const held = dates.slice(0, lessons)
  const series = world.add('class_series', {
    ...meeting,
    id: world.chance.id(at),
    rule: { pattern, excluded: [] },
    starts_on: row.starts_on,
    ends_kind: isCut ? 'held' : 'on',
    ends_count: isCut ? lessons : null,
    ends_on: isCut ? held.at(-1)!.date : planned.until,
    updated_at: at,
  })
  writePattern(world, { ...planned, groupId: row.id, at })
  return held.map((date) => write(world, { ...meeting, series_id: series.id }, group, date))
}

/** The week that its series follows. */
function writePattern(world: World, { groupId, roomId, slots, at }: Pattern) {
  const written = { created_at: at, updated_at: at }
  world.add('group_patterns', { group_id: groupId, room_id: roomId, ...written })
  for (const slot of slots)
    world.add('group_slots', { id: world.chance.id(at), group_id: groupId, ...slot })
}

function datesOf(world: World, from: string, { slots, holidays, until }: Planned): Held[] {
  const days = Math.max(0, world.daysTo(until) - world.daysTo(from) + 1)
  return Array.from({ length: days }, (_, at) => world.day(at, from))
    .filter((date) => !holidays.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn))
    .flatMap((date) =>
      slots
        .filter(({ weekday }) => weekday === weekdayOf(date))
        .map(({ starts, minutes }) => ({ date, starts, minutes }))
    )
}

type Meeting = {
  group_id: string
  instructor_id: string | null
  room_id: string | null
  series_id: string
  type: string
  time_zone: string
  created_at: string
}
type Held = { date: string; starts: string; minutes: number }

function write(world: World, meeting: Meeting, group: Group, { date, starts, minutes }: Held) {
  const [starts_at, ends_at] = world.span(date, starts, minutes).map(isoOf) as [string, string]
  const row = {
    id: world.chance.id(meeting.created_at),
    ...meeting,
    online_url: group.row.online_url as string | null,
    student_id: null as string | null,
    original_start: starts_at,
    starts_at,
    ends_at,
    substitute_for: null as string | null,
    status: 'scheduled',
    cancelled_by: null as string | null,
    cancel_reason: null as string | null,
    detached: false,
    version: 1,
    updated_at: meeting.created_at,
  }
  world.add('class_sessions', row)
  const { type, group_id, instructor_id, room_id, series_id } = row
  const told = { starts_at, ends_at, type, group_id, instructor_id, room_id, series_id }
  const after = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null))
  world.tell(row.created_at, 'sessions.create', 'class_session', row.id, { after })
  return { row, group, date, starts, minutes }
}

const isoOf = (instant: number) => new Date(instant).toISOString()
