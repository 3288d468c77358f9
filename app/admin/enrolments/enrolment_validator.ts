import vine from '@vinejs/vine'
import { amountField, type MoneyMeta } from '#core/money_field'
import { birthDate, contactFields, line } from '#core/person_fields'
import { notBefore } from '#core/records/compared_fields'
import { day } from '#core/records/day_field'
import { recordId } from '#core/records/reference_fields'
import { genders } from '#domain/people/rules/student_status'
import { billingModes } from '#domain/teaching/rules/price'

const longestReason = 500
const longestShortReason = 200
const longestName = 60

/** Why something was done; somebody will ask. */
const reason = () => line().maxLength(longestReason)
const mayBeReason = () => reason().nullable().optional()
const overCapacityReason = () => line().maxLength(longestShortReason).nullable().optional()
const priceChoice = () => vine.enum(['keep', 'target'] as const)

const name = () => line().maxLength(longestName).nullable().optional()
const { phone, phone_country: phoneCountry } = contactFields()

/** The centre decides how amounts and phones are read and which day it is. */
type Centre = MoneyMeta & { phoneCountry: string; today: string }

/** A student who is known, or enough of one to be registered. */
export const enrolValidator = vine.withMetaData<Centre>().create({
  student_id: recordId().nullable().optional(),
  first_name: name().requiredIfMissing('student_id'),
  last_name: name().requiredIfMissing('student_id'),
  first_name_other: name(),
  last_name_other: name(),
  gender: vine.enum(genders).nullable().optional(),
  birth_date: birthDate().nullable().optional(),
  phone_country: phoneCountry,
  phone,
  confirm_duplicate: vine.boolean().optional(),
  standing: vine.enum(['active', 'trial', 'pending', 'inquiry'] as const),
  starts_on: day(),
  price: amountField().nullable().optional(),
  billing_mode: vine.enum(billingModes).nullable().optional(),
  discount_reason: line().maxLength(longestShortReason).nullable().optional(),
  over_capacity_reason: overCapacityReason(),
})

export const stepValidator = vine.create({ reason: mayBeReason(), on: day().nullable().optional() })

export const dropValidator = vine.create({ reason: reason(), on: day() })

export const freezeValidator = vine.create({
  reason: mayBeReason(),
  from: day(),
  until: day().use(notBefore('from')).nullable().optional(),
})

export const transferValidator = vine.create({
  target_id: recordId(),
  on: day(),
  price_choice: priceChoice(),
  reason: mayBeReason(),
  over_capacity_reason: overCapacityReason(),
})

export const offerValidator = vine.create({
  reason: mayBeReason(),
  over_capacity_reason: overCapacityReason(),
})

export const answerValidator = vine.create({
  answer: vine.enum(['accepted', 'declined'] as const),
  reason: mayBeReason(),
})

export const priorityValidator = vine.create({ reason: reason() })

export const promotionValidator = vine.create({
  target_id: recordId(),
  starts_on: day(),
  price_choice: priceChoice(),
  complete: vine.boolean().optional(),
  enrolment_ids: vine.array(recordId()).minLength(1).maxLength(500),
})
