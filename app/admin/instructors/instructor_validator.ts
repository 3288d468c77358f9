import { givenId } from '#core/records/reference_fields'
import { phoneAlso } from '#app/admin/people_phones/shared_phones'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { countField } from '#core/forms/number_field'
import { departureFields } from '#core/people/departure_question'
import { nameFields } from '#core/forms/name_fields'
import {
  birthDate,
  contactFields,
  personalFields,
  type PersonMeta,
} from '#core/forms/person_fields'
import { colour, paragraph, version } from '#core/records/record_fields'
import { contracts, instructorStatuses } from '#domain/people/instructors/rules/instructor_status'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'

const ids = () => vine.array(givenId()).maxLength(mostAtOnce.taught).distinct().optional()

const language = () => vine.string().regex(/^[a-z]{2}$/)

const fields = {
  ...nameFields(),
  ...contactFields(),
  ...personalFields(),
  birth_date: birthDate().nullable().optional(),
  hired_on: dayField().nullable().optional(),
  left_on: dayField().nullable().optional(),
  contract: vine.enum(contracts).nullable().optional(),
  max_weekly_hours: countField(...counts.weeklyHours)
    .nullable()
    .optional(),
  languages: vine.array(language()).maxLength(mostAtOnce.languages).distinct().optional(),
  qualifications: paragraph(longest.description),
  bio: paragraph(longest.description),
  colour: colour(),
  subject_ids: ids(),
  level_ids: ids(),
}

export const addInstructorValidator = vine
  .withMetaData<PersonMeta>()
  .create({ ...fields, status: vine.enum(instructorStatuses).optional() })

export const changeInstructorValidator = vine.withMetaData<PersonMeta>().create({
  ...fields,
  status: vine.enum(instructorStatuses),
  phone_also: phoneAlso(),
  version: version(),
  remove_photo: vine.boolean().optional(),
  agreed: departureFields().agreed,
})
