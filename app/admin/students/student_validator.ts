import vine from '@vinejs/vine'
import { isBirthDate } from '#domain/people/rules/birth_date'
import { isCountry } from '#domain/people/rules/country'
import { phoneNumber } from '#domain/people/rules/phone_number'
import { genders, studentStatuses } from '#domain/people/rules/student_status'
import { latinDigits } from '#domain/shared/digits'
import { plainLine, plainText } from '#domain/shared/plain_text'

/** The centre decides how a phone is read and which day it is. */
type Centre = { phoneCountry: string; today: string }

const whenText = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) || null : value

const line = () => vine.string().parse(whenText(plainLine))
const numeric = () => vine.string().parse(whenText((text) => plainLine(latinDigits(text))))
const code = () => vine.string().parse(whenText((text) => plainLine(text).toUpperCase()))

const country = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isCountry(value)) field.report('Unknown country', 'enum', field)
})

const birthDate = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (!isBirthDate(value, field.meta.today)) field.report('Not a birth date', 'date', field)
})

const phone = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const chosen = field.parent.phone_country
  const number = phoneNumber(value, typeof chosen === 'string' ? chosen : field.meta.phoneCountry)
  if (number) field.mutate(number, field)
  else field.report('Not a phone number', 'mobile', field)
})

const fields = {
  first_name: line().maxLength(60),
  last_name: line().maxLength(60),
  first_name_other: line().maxLength(60).nullable().optional(),
  last_name_other: line().maxLength(60).nullable().optional(),
  gender: vine.enum(genders).nullable().optional(),
  birth_date: numeric().use(birthDate()).nullable().optional(),
  nationality: code().use(country()).nullable().optional(),
  national_id: numeric().maxLength(40).nullable().optional(),
  email: vine
    .string()
    .parse(whenText((text) => plainLine(latinDigits(text)).toLowerCase()))
    .email()
    .maxLength(254)
    .nullable()
    .optional(),
  phone_country: code().use(country()).nullable().optional(),
  phone: numeric().maxLength(40).use(phone()).nullable().optional(),
  whatsapp: vine.boolean().optional(),
  school_name: line().maxLength(120).nullable().optional(),
  notes: vine.string().parse(whenText(plainText)).maxLength(4000).nullable().optional(),
  photo: vine.file({ size: '2mb' }).nullable().optional(),
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

export const chosenStudentsValidator = vine.create({
  ids: vine.array(vine.string().maxLength(100)).minLength(1).maxLength(1000),
})
