import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { lasting, timeField } from '#core/forms/week_windows_field'
import { weekdayField } from '#core/forms/weekday_field'
import { version } from '#core/records/record_fields'
import { recordId } from '#core/records/reference_fields'
import type { WeekSlot } from '#domain/scheduling/patterns/rules/week_slots'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'
import { lastsFor } from '#domain/shared/time/clock_times'

export const groupPatternValidator = vine.create({
  version: version(),
  room_id: recordId().nullable().optional(),
  slots: vine
    .array(
      vine.object({
        weekday: weekdayField(),
        starts: timeField(),
        ends: timeField(true).use(lasting(counts.minutesOfClassSession[0])),
      })
    )
    .maxLength(mostAtOnce.slotsOfWeek)
    .optional(),
})

export const patternFields = (form: Infer<typeof groupPatternValidator>) => ({
  roomId: form.room_id ?? null,
  slots: (form.slots ?? []).map(({ weekday, starts, ends }): WeekSlot => {
    return { weekday, starts, minutes: lastsFor(starts, ends) }
  }),
})
