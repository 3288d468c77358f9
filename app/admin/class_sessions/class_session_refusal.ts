import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { classSessionValidator } from '#app/admin/class_sessions/class_session_validator'
import type { PlanRefusal } from '#domain/scheduling/class_sessions/planning/session_plan'
import { seriesLimits } from '#domain/scheduling/series/rules/series_rule'

export type Refusal = PlanRefusal | { type: 'clashes' | 'changed' | 'in_past' | 'busy' }

const fields: Record<Exclude<Refusal, { field: string }>['type'], string> = {
  zone: 'starts_on',
  starts_on: 'starts_on',
  ends_on: 'ends_on',
  count: 'ends_count',
  every: 'every',
  no_slots: 'slots.0.starts',
  slot_day: 'slots.0.starts',
  starts: 'slots.0.starts',
  minutes: 'slots.0.minutes',
  overlaps_itself: 'slots.0.starts',
  endless: 'ends',
  too_many: 'ends',
  too_long: 'ends',
  no_dates: 'ends',
  nobody: 'group_id',
  two_parties: 'group_id',
  group_over: 'group_id',
  other_series: 'previewed',
  clashes: 'clash_reason',
  changed: 'previewed',
  in_past: 'allows_past',
  busy: 'previewed',
}

const limits: Partial<Record<Refusal['type'], number>> = {
  every: seriesLimits.every,
  too_many: seriesLimits.dates,
}

type Repeats = Infer<typeof classSessionValidator>['repeats']

/** In the form, a session held once has no end; sessions on chosen days have neither an end nor a first day. */
function shownAt(field: string, repeats: Repeats) {
  if (repeats === 'once') return field.startsWith('ends') ? 'starts_on' : field
  const isOfDates = repeats === 'dates' && /^(ends|starts_on)/.test(field)
  return isOfDates ? 'dates' : field
}

/** Under which field, and in which words, what can't be planned is told. */
export function toldRefusal(
  { i18n }: HttpContext,
  refusal: Refusal,
  repeats: Repeats
): Record<string, string> {
  if (refusal.type === 'unusable')
    return { [refusal.field]: i18n.t('sessions.errors.unknown_choice') }
  const field = 'field' in refusal ? refusal.field : fields[refusal.type]
  const most = limits[refusal.type]
  return { [shownAt(field, repeats)]: i18n.t(`sessions.errors.${refusal.type}`, { most }) }
}
