import { instructorHours } from '#domain/attendance/queries/instructor_hours'
import { daysTaught } from '#domain/attendance/teaching_day/days_taught'
import { ratesOfGroups } from '#domain/attendance/teaching_day/rates_of_groups'
import { taughtSessions } from '#domain/attendance/teaching_day/taught_sessions'
import { ownUnmarked } from '#domain/attendance/teaching_day/own_unmarked'
import { lessonAround } from '#domain/scheduling/lesson_notes/queries/lesson_around'
import { daysOf, type Days, monthOf, weekOf } from '#domain/shared/time/calendar_span'
import { now, today } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'
import { startOfDay } from '#domain/shared/time/start_of_day'
import type { Weekday } from '#domain/shared/time/weekday'

interface Asked {
  instructor: string
  zone: string
  weekStart: Weekday
}

/** All an instructor begins the day with, by the clocks of the centre. */
export async function readTeachingDay({ instructor, zone, weekStart }: Asked) {
  const moment = now().toJSDate()
  const day = today(zone)
  const [week, month] = [weekOf(day, weekStart), monthOf(day)]
  const instantsOf = ({ from, to }: Days) => ({
    from: startOfDay(from, zone),
    until: startOfDay(dayAfter(to, 1), zone),
  })
  const within = ({ from, to }: Days) => ({
    from,
    until: to,
    instructors: [instructor],
    branch: null,
  })
  const hoursIn = async (days: Days) => {
    const [hours] = await instructorHours(within(days))
    if (!hours) return { taught: 0, planned: 0 }
    return { taught: hours.taught + hours.assisted, planned: hours.planned + hours.assisting }
  }
  const [sessions, ...rest] = await Promise.all([
    taughtSessions({ instructor, moment, ...instantsOf({ from: day, to: day }) }),
    daysTaught(within(week)),
    hoursIn(week),
    hoursIn(month),
    ratesOfGroups(instructor, moment),
    ownUnmarked(instructor),
  ])
  const [days, hoursOfWeek, hoursOfMonth, rates, unmarked] = rest
  // A session stays the next one while it is on, even if its attendance is taken
  const next = sessions.find(({ status, ends_at: ends }) => status !== 'cancelled' && ends > moment)
  const told = new Map(days.map((one) => [one.day, one]))
  return {
    ...{ sessions, rates, unmarked, week: daysOf(week).map((one) => amountOf(one, told)) },
    nextId: next?.id ?? null,
    lastTime: next ? (await lessonAround(next.id)).last_time : null,
    hours: { week: hoursOfWeek, month: hoursOfMonth },
  }
}

type Amount = { day: string; sessions: number; minutes: number }

const amountOf = (day: string, told: Map<string, Amount>): Amount =>
  told.get(day) ?? { day, sessions: 0, minutes: 0 }

export type TeachingDay = Awaited<ReturnType<typeof readTeachingDay>>
