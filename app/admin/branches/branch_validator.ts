import vine from '@vinejs/vine'
import { line, numeric, phone } from '#core/forms/person_fields'
import { timeZoneField } from '#core/forms/time_zone_field'
import { bothNames, recordCode, version } from '#core/records/record_fields'
import { longest } from '#domain/shared/limits/text_lengths'

const fields = {
  ...bothNames('name'),
  code: recordCode(),
  address: line().maxLength(longest.centreAddress).nullable().optional(),
  time_zone: timeZoneField().nullable().optional(),
  phone: numeric().maxLength(longest.number).use(phone('phone_country')).nullable().optional(),
}

type Meta = { phoneCountry: string }

export const addBranchValidator = vine.withMetaData<Meta>().create(fields)
export const changeBranchValidator = vine
  .withMetaData<Meta>()
  .create({ ...fields, version: version() })
