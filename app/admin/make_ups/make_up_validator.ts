import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { timeField } from '#core/forms/week_windows_field'
import { line } from '#core/forms/person_fields'
import { recordId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'

const reason = () => line().maxLength(longest.reason)

/** A guest's seat in a session, or a free time of a one-to-one session. */
export const bookingValidator = vine.create({
  session_id: recordId().optional().requiredIfMissing('slot'),
  slot: vine
    .object({
      date: dayField(),
      starts: timeField(),
      instructor_id: recordId().nullable().optional(),
      room_id: recordId().nullable().optional(),
    })
    .optional(),
})

export const expiryValidator = vine.create({
  /** Null: no last day any more; left out, it is refused. */
  expires_on: dayField().nullable(),
  reason: reason(),
})

export const waiverValidator = vine.create({ reason: reason() })
