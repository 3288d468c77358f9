import vine from '@vinejs/vine'
import { warningTokens } from '#app/admin/placements/confirmation'
import { departureFields } from '#core/people/departure_question'
import { dayField } from '#core/forms/day_field'
import { recordId } from '#core/records/reference_fields'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import { mostAtOnce } from '#domain/shared/limits/counts'

const status = () => vine.enum(studentStatuses)

export const studentStatusesValidator = vine.create({
  status: status().optional().requiredIfMissing('standings'),
  standings: vine
    .array(vine.object({ id: recordId(), status: status() }))
    .maxLength(mostAtOnce.undone)
    .optional(),
  given: status().optional(),
  ...departureFields(),
})

export const studentEnrolmentsValidator = vine.create({
  group_id: recordId(),
  starts_on: dayField(),
  confirmed_warnings: warningTokens(),
})
