import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { branchOrWhole } from '#core/branches/branch_or_whole'
import { daySpan } from '#core/forms/day_span'
import { countField } from '#core/forms/number_field'
import { weekWindowsField } from '#core/forms/week_windows_field'
import { bothNames, version } from '#core/records/record_fields'
import { recordId } from '#core/records/reference_fields'
import { shifts } from '#domain/scheduling/hours/rules/shifts'
import type { TimingFields } from '#domain/scheduling/hours/timing_record'
import { counts } from '#domain/shared/limits/counts'

export const openingHoursValidator = vine.create({
  version: version(),
  windows: weekWindowsField(),
})

const minutes = () =>
  countField(...counts.minutesOfTiming)
    .nullable()
    .optional()

const timing = {
  ...bothNames('name'),
  ...daySpan(),
  branch_id: recordId().nullable().optional(),
  shift: vine.enum(shifts),
  shift_by: minutes(),
  shorten_minutes: minutes(),
}

export const timingValidator = vine.create(timing)

export const changedTimingValidator = vine.create({ ...timing, version: version() })

/** Nothing is moved unless it is said in which direction. */
export function timingFields(form: Infer<typeof timingValidator>): TimingFields {
  const by = form.shift_by ?? 0
  return {
    name_en: form.name_en ?? null,
    name_ar: form.name_ar ?? null,
    starts_on: form.starts_on,
    ends_on: form.ends_on,
    shift_minutes: { none: 0, later: by, earlier: -by }[form.shift],
    shorten_minutes: form.shorten_minutes ?? 0,
    branch_id: branchOrWhole(form.branch_id),
  }
}
