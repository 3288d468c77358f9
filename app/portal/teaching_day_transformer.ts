import { BaseTransformer } from '@adonisjs/core/transformers'
import { toldUnmarked } from '#app/portal/attendance/told_unmarked'
import { opensAt } from '#domain/attendance/rules/mark'
import { weeksOfRates } from '#domain/attendance/teaching_day/rates_of_groups'
import type { TeachingDay } from '#domain/attendance/teaching_day/read_teaching_day'
import type { SessionOfDay } from '#domain/attendance/teaching_day/taught_sessions'
import { storedNameIn } from '#domain/shared/text/person_names'

export default class TeachingDayTransformer extends BaseTransformer<TeachingDay> {
  toObject() {
    const { sessions, nextId, lastTime, week, hours, rates, unmarked } = this.resource
    return {
      sessions: sessions.map(toldSession),
      next_id: nextId,
      last_time: lastTime,
      ...{ week, hours },
      rates: rates.map((one) => ({ ...one, weeks: weeksOfRates })),
      unmarked: unmarked.map(toldUnmarked),
    }
  }
}

function toldSession({ attendance_taken_at: taken, away, ...session }: SessionOfDay) {
  const { starts_at: starts, ends_at: ends, online_url: url, status } = session
  return {
    ...session,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    /** From then on attendance is taken. */
    opens_at: opensAt(starts).toISOString(),
    is_taken: taken !== null,
    online_url: status === 'cancelled' ? null : url,
    away: away.map((one) => ({ id: one.id, ...storedNameIn(one) })),
  }
}
