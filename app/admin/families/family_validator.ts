import vine from '@vinejs/vine'
import { warningTokens } from '#app/admin/placements/confirmation'
import { newGuardianFields } from '#app/admin/students/new_guardian'
import { nameFields } from '#core/forms/name_fields'
import { birthDate, type PersonMeta } from '#core/forms/person_fields'
import { recordId } from '#core/records/reference_fields'
import { genders } from '#domain/shared/choices/genders'
import { mostAtOnce } from '#domain/shared/limits/counts'

const heard = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** A new guardian without any contact is no use to the children, and can't be told from another. */
const reachable = vine.createRule(
  (value, _, field) => {
    const { guardian_mode: mode, guardian_email: email } = field.parent
    if (mode === 'new' && !heard(value) && !heard(email))
      field.report('Not to be reached', 'phone_or_email', field)
  },
  { implicit: true }
)

const somebody = vine.createRule(
  (value, _, field) => {
    const { household_id: household } = field.parent
    if (!household && (value === undefined || value === 'none'))
      field.report('Nobody named', 'required', field)
  },
  { implicit: true }
)

const { guardian_phone: phone, guardian_mode: mode, ...guardian } = newGuardianFields()

export const familyValidator = vine.withMetaData<PersonMeta>().create({
  ...guardian,
  guardian_mode: mode.use(somebody()),
  guardian_phone: phone.use(reachable()),
  household_id: recordId().nullable().optional(),
  children: vine
    .array(
      vine.object({
        ...nameFields(),
        birth_date: birthDate().nullable().optional(),
        gender: vine.enum(genders).nullable().optional(),
        group_id: recordId().nullable().optional(),
        confirm_duplicate: vine.boolean().optional(),
        confirmed_warnings: warningTokens(),
      })
    )
    .minLength(1)
    .maxLength(mostAtOnce.children),
})
