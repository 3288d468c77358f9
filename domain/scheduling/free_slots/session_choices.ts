import {
  type Meeting,
  type MeetingRefusal,
  slotFacts,
} from '#domain/scheduling/free_slots/facts/slot_facts'
import {
  type Hindered,
  hindrancesOf,
  type Resource,
  type Time,
} from '#domain/scheduling/free_slots/rules/resource'
import { withOvertime } from '#domain/scheduling/free_slots/rules/overtime'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'
import { seriesDates } from '#domain/scheduling/series/rules/series_dates'
import type { Recurrence, Series, SeriesRefusal } from '#domain/scheduling/series/rules/series_rule'
import { counts } from '#domain/shared/limits/counts'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { isCalendarDay } from '#domain/shared/time/calendar_day'
import { minutesOf } from '#domain/shared/time/clock_times'
import { weekdayOf } from '#domain/shared/time/weekday'
import { err, ok, type Result } from '#domain/shared/result'
import { dayAfter } from '#domain/shared/time/day_span'

export interface SessionChoice extends Pick<Resource, 'id' | 'caveats'> {
  hindrances: Hindered[]
}

export interface SessionChoices {
  /** How many dates were looked at: those of the first weeks. */
  times: number
  /** More follow, which weren't. */
  isPart: boolean
  instructors: SessionChoice[]
  rooms: SessionChoice[]
}

type DatedTime = { shown: string; startsAt: Date; endsAt: Date }

type Choosing = Pick<Meeting, 'zone' | 'weekStart' | 'groupId' | 'studentId' | 'branchId' | 'moved'>

/** What speaks against each instructor and room at times that are chosen already. */
export async function sessionChoices(
  choosing: Choosing,
  timing: Recurrence
): Promise<Result<SessionChoices, MeetingRefusal | SeriesRefusal>> {
  if (!isCalendarDay(timing.startsOn)) return err({ type: 'starts_on' })
  const days = { from: timing.startsOn, until: lastDay(timing.startsOn) }
  const gathered = await slotFacts({ ...choosing, instructor: 'any', room: 'any' }, days)
  if (!gathered.ok) return gathered
  const timings = timing.followsTimings ? gathered.value.timings : []
  const made = timesOf(timing, { ...gathered.value, timings })
  if (!made.ok) return made
  const { times, isPart } = made.value
  const { teachers, rooms } = gathered.value
  const judged = (resources: Resource[] | null) =>
    madeInTurns(resources ?? [], (one): SessionChoice => {
      return { id: one.id, caveats: one.caveats, hindrances: hindrancesOf(one, times) }
    })
  const busier = teachers?.map((one) => withOvertime(one, (week) => minutesIn(week, times)))
  const [instructors, places] = [await judged(busier ?? null), await judged(rooms)]
  return ok({ times: times.length, isPart, instructors, rooms: places })
}

const minutesIn = ({ from, to }: Span, times: Time[]) =>
  times
    .filter(({ span }) => from <= span.from && span.from < to)
    .reduce((sum, { minutes }) => sum + minutes, 0)

const lastDay = (from: string) => dayAfter(from, counts.daysOfSlotSearch[1] - 1)

function timesOf(
  timing: Recurrence,
  { zone, holidays, timings }: Pick<Series, 'zone' | 'holidays' | 'timings'>
): Result<{ times: Time[]; isPart: boolean }, SeriesRefusal> {
  const made = seriesDates({ ...timing, zone, holidays, timings })
  if (!made.ok) return made
  const last = lastDay(timing.startsOn)
  const held = made.value.dates.filter(({ skipped }) => !skipped)
  const near = held.filter(({ date }) => date <= last)
  return ok({ times: near.map(timeOf), isPart: near.length < held.length })
}

function timeOf({ shown, startsAt, endsAt }: DatedTime): Time {
  const [day, starts] = shown.split('T') as [string, string]
  const span = { from: startsAt.getTime(), to: endsAt.getTime() }
  const minutes = (span.to - span.from) / 60_000
  return { weekday: weekdayOf(day), minute: minutesOf(starts), minutes, span }
}
