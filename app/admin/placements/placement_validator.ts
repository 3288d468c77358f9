import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { matching } from '#core/records/chosen_validator'
import { recordId } from '#core/records/reference_fields'
import { genders } from '#domain/shared/choices/genders'
import { mostAtOnce } from '#domain/shared/limits/counts'

const maybe = () => recordId().nullable().optional()

/**
 * One student is named: in the records, as the owner of an enrolment, or somebody new.
 * Without `group_id` the enrolment's own group is meant.
 */
export const placementValidator = vine.create({
  on: dayField(),
  group_id: maybe(),
  student_id: maybe(),
  enrolment_id: maybe(),
  gender: vine.enum(genders).nullable().optional(),
  birth_date: dayField().nullable().optional(),
})

/** Students come from a list, or from a group: with `enrolment_ids` these alone. */
export const bulkPlacementValidator = vine.create({
  on: dayField(),
  group_id: recordId(),
  from_group_id: maybe(),
  enrolment_ids: vine.array(recordId()).maxLength(mostAtOnce.promoted).optional(),
  ids: vine.array(recordId()).maxLength(mostAtOnce.chosen).optional(),
  ...matching(),
})
