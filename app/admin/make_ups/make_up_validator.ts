import vine from '@vinejs/vine'
import { warningTokens } from '#app/admin/placements/confirmation'
import { telling } from '#app/admin/class_sessions/session_change_validator'
import { dayField } from '#core/forms/day_field'
import { timeField } from '#core/forms/week_windows_field'
import { line } from '#core/forms/person_fields'
import { recordId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'

const reason = () => line().maxLength(longest.reason)

const slot = () =>
  vine
    .object({
      date: dayField(),
      starts: timeField(),
      /** A student who is taught alone needs an instructor. */
      instructor_id: recordId(),
      room_id: recordId().nullable().optional(),
    })
    .optional()

/** A guest's seat in a session, or a free time of a one-to-one session. */
export const bookingValidator = vine.create({
  session_id: recordId().optional().requiredIfMissing('slot'),
  slot: slot(),
  accepts_warnings: vine.boolean().optional(),
  clash_reason: line().maxLength(longest.reason).nullable().optional(),
  confirmed_warnings: warningTokens(),
  ...telling(),
})

/** Without a time, what cancelling the booking would tell. */
export const bookingPreviewValidator = vine.create({ slot: slot() })

export const cancelledBookingValidator = vine.create(telling())

export const expiryValidator = vine.create({
  /** Null: no last day any more; left out, it is refused. */
  expires_on: dayField().nullable(),
  reason: reason(),
})

export const waiverValidator = vine.create({ reason: reason() })
