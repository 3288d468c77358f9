import vine from '@vinejs/vine'
import { newGuardianFields } from '#app/admin/students/new_guardian_fields'
import { birthDate, contactFields, line, nameFields, personalFields } from '#core/person_fields'
import { studentStatuses } from '#domain/people/rules/student_status'

/** The centre decides how a phone is read and which day it is. */
type Centre = { phoneCountry: string; today: string }

const fields = {
  ...nameFields(),
  ...contactFields(),
  ...personalFields(),
  birth_date: birthDate().nullable().optional(),
  school_name: line().maxLength(120).nullable().optional(),
}

/** Fields the form may send; any other is dropped here and never reaches the database. */
export const registerStudentValidator = vine
  .withMetaData<Centre>()
  .create({ ...fields, ...newGuardianFields(), status: vine.enum(studentStatuses).optional() })

export const updateStudentValidator = vine.withMetaData<Centre>().create({
  ...fields,
  status: vine.enum(studentStatuses),
  version: vine.number().withoutDecimals(),
  remove_photo: vine.boolean().optional(),
})
