import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { warningTokens } from '#app/admin/placements/confirmation'
import { telling } from '#app/admin/class_sessions/session_change_validator'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { line } from '#core/forms/person_fields'
import { type BillingMeta, billingModeField } from '#core/records/billing_mode_field'
import { notAbove, notBefore } from '#core/records/compared_fields'
import { dayField } from '#core/forms/day_field'
import { countField } from '#core/forms/number_field'
import { departureFields } from '#core/people/departure_question'
import { recordId } from '#core/records/reference_fields'
import { ageRange, colour, paragraph, recordCode, version } from '#core/records/record_fields'
import { workTypes } from '#domain/shared/choices/work_types'
import {
  fates,
  genderPolicies,
  groupStatuses,
  newGroupStatuses,
} from '#domain/teaching/groups/rules/group_state'
import { offerHours } from '#domain/teaching/groups/rules/offer_hours'
import { priceChoices } from '#domain/teaching/rules/price'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'

const title = () => line().maxLength(longest.title).nullable().optional()

const fields = {
  code: recordCode(),
  title_en: title(),
  title_ar: title(),
  course_id: recordId(),
  branch_id: recordId().nullable().optional(),
  work_type: vine.enum(workTypes),
  instructor_id: recordId().nullable().optional(),
  assistant_ids: vine.array(recordId()).maxLength(mostAtOnce.assistants).optional(),
  level_id: recordId().nullable().optional(),
  term_id: recordId().nullable().optional(),
  starts_on: dayField(),
  ends_on: dayField().use(notBefore('starts_on')).nullable().optional(),
  session_target: countField(...counts.classSessions)
    .nullable()
    .optional(),
  min_students: countField(...counts.seats)
    .use(notAbove('capacity'))
    .nullable()
    .optional(),
  capacity: countField(...counts.seats),
  makeup_extra: countField(...counts.makeUpSeats)
    .nullable()
    .optional(),
  waitlist_enabled: vine.boolean().optional(),
  offer_hours: countField(offerHours.least, offerHours.most).nullable().optional(),
  gender_policy: vine.enum(genderPolicies).optional(),
  ...ageRange(),
  attendance_required: vine.boolean().optional(),
  online_url: line()
    .url({ require_protocol: true, protocols: ['http', 'https'] })
    .maxLength(longest.webAddress)
    .nullable()
    .optional(),
  notes: paragraph(longest.notes),
  colour: colour(),
  next_group_id: recordId().nullable().optional(),
  price: amountField().nullable().optional(),
  billing_mode: billingModeField().nullable().optional(),
}

export const createGroupValidator = vine
  .withMetaData<MoneyMeta & BillingMeta>()
  .create({ ...fields, status: vine.enum(newGroupStatuses).optional() })

export const updateGroupValidator = vine.withMetaData<MoneyMeta & BillingMeta>().create({
  ...fields,
  version: version(),
  agreed: departureFields().agreed,
  confirmed_warnings: warningTokens(),
})

/** While the form is filled in it asks whom the group would no longer suit. */
export const groupFitValidator = vine.create({
  course_id: fields.course_id.clone(),
  level_id: fields.level_id.clone(),
  gender_policy: vine.enum(genderPolicies),
  ...ageRange(),
})

export const groupStatusValidator = vine.create({
  status: vine.enum(groupStatuses),
  reason: line().maxLength(longest.reason).nullable().optional(),
  fate: vine.enum(fates).nullable().optional(),
  target_id: recordId().nullable().optional().requiredWhen('fate', '=', 'transfer'),
  price_choice: vine.enum(priceChoices).optional(),
  confirmed_warnings: warningTokens(),
  ...telling(),
})

export const undoGroupStatusValidator = vine.create({ act_id: recordId(), version: version() })
