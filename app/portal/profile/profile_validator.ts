import vine from '@vinejs/vine'
import { contactFields, nameFields } from '#core/person_fields'

/** The centre decides how a phone is read. */
type Centre = { phoneCountry: string }

const contact = {
  ...contactFields(),
  whatsapp: vine.boolean().optional(),
  remove_photo: vine.boolean().optional(),
  version: vine.number().withoutDecimals(),
}

/** What a student sends of themselves. */
export const contactValidator = vine.withMetaData<Centre>().create(contact)

/** What everybody else sends of themselves. */
export const personValidator = vine.withMetaData<Centre>().create({ ...nameFields(), ...contact })

export const preferencesValidator = vine.create({
  digits: vine.enum(['centre', 'latn', 'arab'] as const).optional(),
  calendar: vine.enum(['centre', 'gregorian', 'hijri'] as const).optional(),
})
