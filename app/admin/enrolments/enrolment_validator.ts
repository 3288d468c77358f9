import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { warningTokens } from '#app/admin/placements/confirmation'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { nameFields } from '#core/forms/name_fields'
import { birthDate, contactFields, line, type PersonMeta } from '#core/forms/person_fields'
import { notBefore } from '#core/records/compared_fields'
import { dayField } from '#core/forms/day_field'
import { recordId } from '#core/records/reference_fields'
import { genders } from '#domain/shared/choices/genders'
import { offerAnswers, standings } from '#domain/teaching/enrolments/rules/enrolment_state'
import { billingModes, priceChoices } from '#domain/teaching/rules/price'
import { mostAtOnce } from '#domain/shared/limits/counts'

const reason = () => line().maxLength(longest.reason)
const mayBeReason = () => reason().nullable().optional()
const overCapacityReason = () => line().maxLength(longest.shortReason).nullable().optional()
const priceChoice = () => vine.enum(priceChoices)

const { phone, phone_country: phoneCountry } = contactFields()

type Centre = MoneyMeta & PersonMeta

export const enrolValidator = vine.withMetaData<Centre>().create({
  student_id: recordId().nullable().optional(),
  ...nameFields('', ({ student_id: known }) => !known),
  gender: vine.enum(genders).nullable().optional(),
  birth_date: birthDate().nullable().optional(),
  phone_country: phoneCountry,
  phone,
  confirm_duplicate: vine.boolean().optional(),
  standing: vine.enum(standings),
  starts_on: dayField(),
  price: amountField().nullable().optional(),
  billing_mode: vine.enum(billingModes).nullable().optional(),
  discount_reason: line().maxLength(longest.shortReason).nullable().optional(),
  over_capacity_reason: overCapacityReason(),
  confirmed_warnings: warningTokens(),
})

export const priceValidator = vine.withMetaData<MoneyMeta>().create({
  from_day: dayField(),
  price: amountField().nullable().optional(),
  billing_mode: vine.enum(billingModes).nullable().optional(),
  discount_reason: line().maxLength(longest.shortReason).nullable().optional(),
})

export const dropValidator = vine.create({ reason: reason(), on: dayField() })

export const freezeValidator = vine.create({
  reason: mayBeReason(),
  from: dayField(),
  until: dayField().use(notBefore('from')).nullable().optional(),
})

export const guestSeatsValidator = vine.create({
  from: dayField(),
  until: dayField().use(notBefore('from')).nullable().optional(),
})

export const transferValidator = vine.create({
  target_id: recordId(),
  on: dayField(),
  price_choice: priceChoice(),
  reason: mayBeReason(),
  over_capacity_reason: overCapacityReason(),
  confirmed_warnings: warningTokens(),
})

export const offerValidator = vine.create({
  reason: mayBeReason(),
  over_capacity_reason: overCapacityReason(),
  confirmed_warnings: warningTokens(),
})

export const confirmationValidator = vine.create({ confirmed_warnings: warningTokens() })

export const answerValidator = vine.create({
  answer: vine.enum(offerAnswers),
  reason: mayBeReason(),
  confirmed_warnings: warningTokens(),
})

export const priorityValidator = vine.create({ reason: reason() })

export const promotionValidator = vine.create({
  target_id: recordId(),
  starts_on: dayField(),
  price_choice: priceChoice(),
  complete: vine.boolean().optional(),
  enrolment_ids: vine.array(recordId()).minLength(1).maxLength(mostAtOnce.promoted),
  confirmed_warnings: warningTokens(),
})

export const undoValidator = vine.create({ act_id: recordId() })
