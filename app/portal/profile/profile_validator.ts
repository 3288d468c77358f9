import vine from '@vinejs/vine'
import { nameFields } from '#core/forms/name_fields'
import { address, contactFields, type PersonMeta } from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { channels, notificationKinds } from '#domain/access/accounts/notifications'
import {
  maximumPasswordLength,
  minimumPasswordLength,
} from '#domain/access/accounts/rules/password'
import { ownCalendars } from '#domain/shared/choices/calendars'
import { ownDigits } from '#domain/shared/choices/digits'

const contact = {
  ...contactFields(),
  whatsapp: vine.boolean().optional(),
  remove_photo: vine.boolean().optional(),
  version: version(),
}

export const contactValidator = vine.withMetaData<PersonMeta>().create(contact)

export const personValidator = vine
  .withMetaData<PersonMeta>()
  .create({ ...nameFields(), ...contact })

export const newAddressValidator = vine.create({ new_email: address() })

export const newPasswordValidator = vine.create({
  current_password: vine.string().maxLength(maximumPasswordLength),
  password: vine
    .string()
    .minLength(minimumPasswordLength)
    .maxLength(maximumPasswordLength)
    .confirmed({ confirmationField: 'password_confirmation' }),
})

export const preferencesValidator = vine.create({
  digits: vine.enum(ownDigits).optional(),
  calendar: vine.enum(ownCalendars).optional(),
})

export const notificationValidator = vine.create({
  kind: vine.enum(notificationKinds),
  channel: vine.enum(channels),
  wanted: vine.boolean(),
})

export const farewellValidator = vine.create({ confirmation: address() })
