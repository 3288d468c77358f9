import vine from '@vinejs/vine'
import {
  code,
  contactFields,
  country,
  line,
  nameFields,
  numeric,
  whenText,
} from '#core/person_fields'
import { isBirthDate } from '#domain/people/rules/birth_date'
import { genders, studentStatuses } from '#domain/people/rules/student_status'
import { plainText } from '#domain/shared/plain_text'

/** The centre decides how a phone is read and which day it is. */
type Centre = { phoneCountry: string; today: string }

const birthDate = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (!isBirthDate(value, field.meta.today)) field.report('Not a birth date', 'date', field)
})

const fields = {
  ...nameFields(),
  ...contactFields(),
  gender: vine.enum(genders).nullable().optional(),
  birth_date: numeric().use(birthDate()).nullable().optional(),
  nationality: code().use(country()).nullable().optional(),
  national_id: numeric().maxLength(40).nullable().optional(),
  whatsapp: vine.boolean().optional(),
  school_name: line().maxLength(120).nullable().optional(),
  notes: vine.string().parse(whenText(plainText)).maxLength(4000).nullable().optional(),
  confirm_duplicate: vine.boolean().optional(),
}

/** Fields the form may send; any other is dropped here and never reaches the database. */
export const registerStudentValidator = vine
  .withMetaData<Centre>()
  .create({ ...fields, status: vine.enum(studentStatuses).optional() })

export const updateStudentValidator = vine.withMetaData<Centre>().create({
  ...fields,
  status: vine.enum(studentStatuses),
  version: vine.number().withoutDecimals(),
  remove_photo: vine.boolean().optional(),
})
