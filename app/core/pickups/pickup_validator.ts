import vine from '@vinejs/vine'
import { recordId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'

/** Somebody of the list, or a name with a reason. */
export const pickupValidator = vine.create({
  student_id: recordId(),
  picker: recordId().optional(),
  name: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(longest.fullName)
    .optional()
    .requiredIfMissing('picker'),
  reason: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(longest.reason)
    .optional()
    .requiredIfMissing('picker'),
})

export const pickupPersonValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(longest.fullName),
  phone: vine.string().trim().maxLength(longest.number).nullable().optional(),
  relation: vine.string().trim().maxLength(longest.label).nullable().optional(),
})
