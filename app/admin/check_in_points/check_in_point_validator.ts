import vine from '@vinejs/vine'
import { recordId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'

export const checkInPointValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(longest.label),
  branch_id: recordId().nullable().optional(),
})
