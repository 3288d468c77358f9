import vine from '@vinejs/vine'
import { contactFields, line } from '#core/forms/person_fields'
import { recordId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'

/** Somebody of the list, or a name with a reason. */
export const pickupValidator = vine.create({
  student_id: recordId(),
  picker: recordId().optional(),
  name: line().maxLength(longest.fullName).optional().requiredIfMissing('picker'),
  reason: line().maxLength(longest.reason).optional().requiredIfMissing('picker'),
})

const { phone, phone_country: phoneCountry } = contactFields()

export const pickupPersonValidator = vine.withMetaData<{ phoneCountry: string }>().create({
  name: line().maxLength(longest.fullName),
  phone_country: phoneCountry,
  phone,
  relation: line().maxLength(longest.label).nullable().optional(),
})
