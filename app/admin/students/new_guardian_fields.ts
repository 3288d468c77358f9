import vine from '@vinejs/vine'
import { address, code, country, line, numeric, phone } from '#core/person_fields'
import { relations } from '#domain/people/rules/guardian'

const longestName = 60
const modes = ['none', 'known', 'new'] as const

const name = () => line().maxLength(longestName).nullable().optional()

/** A guardian beside a new student: nobody yet, somebody the centre knows, or somebody new with what a desk asks. */
export const newGuardianFields = () => ({
  guardian_mode: vine.enum(modes).optional(),
  guardian_id: vine
    .string()
    .maxLength(100)
    .nullable()
    .optional()
    .requiredWhen('guardian_mode', '=', 'known'),
  guardian_first_name: name().requiredWhen('guardian_mode', '=', 'new'),
  guardian_last_name: name().requiredWhen('guardian_mode', '=', 'new'),
  guardian_first_name_other: name(),
  guardian_last_name_other: name(),
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
