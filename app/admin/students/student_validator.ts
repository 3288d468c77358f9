import { phoneAlso } from '#app/admin/people_phones/shared_phones'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { warningTokens } from '#app/admin/placements/confirmation'
import { newGuardianFields } from '#app/admin/students/new_guardian'
import { departureFields } from '#core/people/departure_question'
import { dayField } from '#core/forms/day_field'
import { genders } from '#domain/shared/choices/genders'
import { nameFields } from '#core/forms/name_fields'
import {
  birthDate,
  contactFields,
  line,
  personalFields,
  type PersonMeta,
} from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { studentStatuses } from '#domain/people/students/rules/student_status'

const fields = {
  ...nameFields(),
  ...contactFields(),
  ...personalFields(),
  birth_date: birthDate().nullable().optional(),
  school_name: line().maxLength(longest.title).nullable().optional(),
}

export const registerStudentValidator = vine
  .withMetaData<PersonMeta>()
  .create({ ...fields, ...newGuardianFields(), status: vine.enum(studentStatuses).optional() })

export const updateStudentValidator = vine.withMetaData<PersonMeta>().create({
  ...fields,
  status: vine.enum(studentStatuses),
  phone_also: phoneAlso(),
  version: version(),
  remove_photo: vine.boolean().optional(),
  agreed: departureFields().agreed,
  confirmed_warnings: warningTokens(),
})

/** While the form is filled in it asks which groups the student would no longer fit. */
export const studentFitValidator = vine.create({
  gender: vine.enum(genders).nullable().optional(),
  birth_date: dayField().nullable().optional(),
})

export const studentStatusValidator = vine.create({
  status: vine.enum(studentStatuses),
  version: version(),
  ...departureFields(),
})
