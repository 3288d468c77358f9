import vine from '@vinejs/vine'
import { line } from '#core/forms/person_fields'
import { recordId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'

export const checkInPointValidator = vine.create({
  name: line().maxLength(longest.label),
  branch_id: recordId().nullable().optional(),
})
