import type { Infer } from '@vinejs/vine/types'
import type { absenceValidator } from '#core/absences/absence_validator'
import { absenceSpan } from '#domain/people/instructors/rules/absence_span'

type Form = Infer<typeof absenceValidator>

/** When that is, by the clocks of the centre. */
export const saidAbsence = (form: Form, zone: string) =>
  absenceSpan(
    {
      repeats: form.repeats ?? 'once',
      isWholeDays: form.whole_days ?? false,
      fromDay: form.from_day,
      fromTime: form.from_time ?? '00:00',
      untilDay: form.until_day,
      untilTime: form.until_time ?? '00:00',
    },
    zone
  )
