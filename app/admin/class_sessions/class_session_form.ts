import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { classSessionValidator } from '#app/admin/class_sessions/class_session_validator'
import { actorOf } from '#core/records/actor_of'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type { Recurrence } from '#domain/scheduling/class_sessions/planning/session_plan'
import { slotsOfDays } from '#domain/scheduling/series/rules/planned_dates'
import {
  monthPositions,
  type SeriesEnd,
  type SeriesPattern,
} from '#domain/scheduling/series/rules/series_rule'
import type { Weekday } from '#domain/shared/time/weekday'
import { weekdayOf } from '#domain/shared/time/weekday'

type Form = Infer<typeof classSessionValidator>

/** What the form asks to be planned, for a preview and for saving alike. */
export function wantedOf(ctx: HttpContext, form: Form) {
  const isOnce = form.repeats === 'once'
  const zone = ctx.tenant.timezone
  const act = { tenantId: ctx.tenant.id, zone, actor: actorOf(ctx) }
  const timing = timingOf(form, ctx.tenant.weekStart)
  const { series_id: formId } = form
  return { ...act, meeting: meetingOf(form), seriesId: isOnce ? null : formId, formId, timing }
}

const meetingOf = (form: Form): Meeting => ({
  branchId: form.group_id ? null : (form.branch_id ?? null),
  groupId: form.group_id ?? null,
  studentId: form.student_id ?? null,
  instructorId: form.instructor_id ?? null,
  assistantIds: form.assistant_ids ?? [],
  roomId: form.room_id ?? null,
  type: form.type,
  title: form.title ?? null,
  onlineUrl: form.online_url ?? null,
})

type TimingForm = Pick<
  Form,
  | ('repeats' | 'starts_on' | 'dates' | 'excluded' | 'slots' | 'every' | 'follows_timings')
  | (`ends${string}` & keyof Form)
>

export function timingOf(form: TimingForm, weekStart: Weekday): Recurrence {
  const { repeats, follows_timings: follows = false } = form
  const startsOn = repeats === 'dates' ? daysOf(form.dates)[0]! : form.starts_on!
  const pattern = patternOf(form, startsOn, weekStart)
  const excluded = pattern.kind === 'dates' ? [] : leftOut(pattern, form.excluded)
  const followsTimings = repeats !== 'once' && follows
  return { startsOn, pattern, ends: endOf(form), excluded, followsTimings }
}

/** Sorted, without duplicates. */
const daysOf = (days: string[] | null | undefined) => [...new Set(days)].sort()

function leftOut(pattern: SeriesPattern, days: Form['excluded']) {
  const slotsOn = slotsOfDays(pattern)
  return daysOf(days).flatMap((day) => slotsOn(day).map(({ starts }) => `${day}T${starts}`))
}

function patternOf(form: TimingForm, startsOn: string, weekStart: Weekday): SeriesPattern {
  const { repeats, slots, dates } = form
  const every = form.every ?? 1
  const times = slots.map(({ starts, minutes }) => ({ starts, minutes }))
  if (repeats === 'once' || repeats === 'dates') {
    const days = repeats === 'once' ? [startsOn] : daysOf(dates)
    return {
      kind: 'dates',
      slots: days.flatMap((date) => times.map((time) => ({ ...time, date }))),
    }
  }
  const first = weekdayOf(startsOn)
  if (repeats === 'monthly') {
    const place = Math.ceil(Number(startsOn.slice(8)) / 7)
    const position = monthPositions.find((one) => one === place) ?? -1
    return { kind: 'monthly', every, position, weekday: first, slots: times }
  }
  const weekly = slots.map(({ weekday, ...time }) => ({ ...time, weekday: weekday ?? first }))
  return { kind: 'weekly', every, weekStart, slots: weekly }
}

function endOf({ repeats, ends, ends_on: date, ends_count: count }: TimingForm): SeriesEnd | null {
  if (repeats === 'once' || repeats === 'dates') return null
  if (ends === 'on') return date ? { kind: 'on', date } : null
  return ends && count ? { kind: ends, count } : null
}
