import { sql } from 'kysely'
import { type Moved, movesWith, movingOf } from '#domain/scheduling/free_slots/facts/busy_spans'
import type { WorkWeek } from '#domain/scheduling/free_slots/rules/overtime'
import { dayAfter, daysBetween } from '#domain/shared/time/day_span'
import { weekAround } from '#domain/scheduling/class_sessions/rules/week_around'
import { inEveryBranch } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import type { Weekday } from '#domain/shared/time/weekday'

interface Given {
  begins: string[]
  ends: string[]
  now: Date
  session: string | null
  scope: string
}

interface Row {
  id: string
  /** Its place, from one on. */
  week: number
  minutes: number
}

/** Of instructors of whom is said how much they may teach; a session belongs to the week that it begins in. */
const taught = statement(
  (_, given: Given) => sql<Row>`
    select i.id, w.place::integer as week, (sum(extract(epoch from s.ends_at - s.starts_at)) / 60)::integer as minutes
    from instructors i
      join class_sessions s on s.instructor_id = i.id and s.status <> 'cancelled'
      join unnest(${given.begins}::timestamptz[], ${given.ends}::timestamptz[]) with ordinality as w (begins, ends, place)
        on s.starts_at >= w.begins and s.starts_at < w.ends
      left join class_sessions m on m.id = ${given.session}
    where i.max_weekly_minutes is not null and not ${movesWith(given)}
    group by i.id, w.place`
)

interface Asked {
  zone: string
  weekStart: Weekday
  days: { from: string; until: string }
  now: Date
  moved: Moved | null
}

/** By instructor, how long they teach in each week of the days, without what moves. */
export async function workloads({ zone, weekStart, days, now, moved }: Asked) {
  const weeks = weeksOf(days, weekStart, zone)
  const [begins, ends] = [
    weeks.map(({ from }) => from.toISOString()),
    weeks.map(({ until }) => until.toISOString()),
  ]
  const rows = await inEveryBranch(() => taught({ begins, ends, now, ...movingOf(moved) }))
  const minutesOf = new Map(rows.map(({ id, week, minutes }) => [`${id} ${week}`, minutes]))
  return (id: string): WorkWeek[] =>
    weeks.map(({ from, until }, place) => ({
      from: from.getTime(),
      to: until.getTime(),
      minutes: minutesOf.get(`${id} ${place + 1}`) ?? 0,
    }))
}

function weeksOf({ from, until }: Asked['days'], weekStart: Weekday, zone: string) {
  const count = Math.floor(daysBetween(from, until) / 7) + 2
  return Array.from({ length: count }, (_, week) =>
    weekAround(dayAfter(from, 7 * week), weekStart, zone)
  )
}
