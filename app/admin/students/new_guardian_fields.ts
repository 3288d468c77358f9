import vine from '@vinejs/vine'
import { nameFields } from '#core/forms/name_fields'
import { address, code, country, numeric, phone, type PersonMeta } from '#core/forms/person_fields'
import { relations } from '#domain/people/rules/guardian'

const modes = ['none', 'known', 'new'] as const

/** A guardian beside a new student: nobody yet, somebody the centre knows, or somebody new with what a desk asks. */
export const newGuardianFields = () => ({
  guardian_mode: vine.enum(modes).optional(),
  guardian_id: vine
    .string()
    .maxLength(100)
    .nullable()
    .optional()
    .requiredWhen('guardian_mode', '=', 'known'),
  ...nameFields('guardian_', ({ guardian_mode: mode }) => mode === 'new'),
  guardian_phone_country: code().use(country()).nullable().optional(),
  guardian_phone: numeric()
    .maxLength(40)
    .use(phone('guardian_phone_country'))
    .nullable()
    .optional(),
  guardian_email: address().nullable().optional(),
  guardian_relation: vine
    .enum(relations)
    .nullable()
    .optional()
    .requiredWhen('guardian_mode', 'in', ['known', 'new']),
  guardian_is_payer: vine.boolean().optional(),
  guardian_confirm_duplicate: vine.boolean().optional(),
})

/** These fields alone; forms of children hold them beside their own. */
export const newGuardianValidator = vine.withMetaData<PersonMeta>().create(newGuardianFields())
