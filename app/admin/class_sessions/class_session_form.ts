import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { classSessionValidator } from '#app/admin/class_sessions/class_session_validator'
import { actorOf } from '#core/records/actor_of'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { recurrenceFrom } from '#domain/scheduling/series/rules/asked_recurrence'
import type { Recurrence, SeriesEnd } from '#domain/scheduling/series/rules/series_rule'
import type { Weekday } from '#domain/shared/time/weekday'

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
  serviceId: form.student_id ? (form.service_id ?? null) : null,
  onlineUrl: form.online_url ?? null,
})

type TimingForm = Pick<
  Form,
  | ('repeats' | 'starts_on' | 'dates' | 'excluded' | 'slots' | 'every' | 'follows_timings')
  | (`ends${string}` & keyof Form)
>

export const timingOf = (form: TimingForm, weekStart: Weekday): Recurrence =>
  recurrenceFrom(
    {
      repeats: form.repeats,
      startsOn: form.starts_on ?? null,
      dates: form.dates ?? [],
      excluded: form.excluded ?? [],
      slots: form.slots,
      every: form.every ?? 1,
      ends: endOf(form),
      followsTimings: form.follows_timings ?? false,
    },
    weekStart
  )

function endOf({ ends, ends_on: date, ends_count: count }: TimingForm): SeriesEnd | null {
  if (ends === 'on') return date ? { kind: 'on', date } : null
  return ends && count ? { kind: ends, count } : null
}
