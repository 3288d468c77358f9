import vine from '@vinejs/vine'
import { recordId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'

export const checkInValidator = vine.create({
  number: vine.string().trim().maxLength(longest.number),
  pin: vine.string().trim().maxLength(longest.code),
})

export const ownCheckInValidator = vine.create({ student_id: recordId() })
