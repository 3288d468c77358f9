import { givenId } from '#core/records/reference_fields'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { line } from '#core/forms/person_fields'
import { bothNames, paragraph, version } from '#core/records/record_fields'
import type { HouseholdFields } from '#domain/people/guardians/household'
import { payerKinds } from '#domain/people/guardians/rules/payer_kinds'
import { storedName } from '#domain/shared/text/person_names'
import { mostAtOnce } from '#domain/shared/limits/counts'

const id = () => givenId().nullable().optional()

const fields = {
  ...bothNames('name'),
  payer_kind: vine.enum(payerKinds),
  payer_guardian_id: id().requiredWhen('payer_kind', '=', 'guardian'),
  payer_student_id: id().requiredWhen('payer_kind', '=', 'student'),
  company_name: line()
    .maxLength(longest.title)
    .nullable()
    .optional()
    .requiredWhen('payer_kind', '=', 'company'),
  company_tax_number: line().maxLength(longest.number).nullable().optional(),
  address: paragraph(longest.postalAddress),
  notes: paragraph(longest.notes),
  student_ids: vine.array(givenId()).minLength(1).maxLength(mostAtOnce.householdMembers),
}

export const openHouseholdValidator = vine.create(fields)

export const updateHouseholdValidator = vine.create({ ...fields, version: version() })

export const householdFields = (form: Infer<typeof openHouseholdValidator>): HouseholdFields => ({
  ...storedName({ ar: form.name_ar ?? '', en: form.name_en ?? '' }),
  payer: payerOf(form),
  address: form.address ?? null,
  notes: form.notes ?? null,
})

function payerOf(form: Infer<typeof openHouseholdValidator>): HouseholdFields['payer'] {
  switch (form.payer_kind) {
    case 'guardian':
      return { kind: 'guardian', guardianId: form.payer_guardian_id! }
    case 'student':
      return { kind: 'student', studentId: form.payer_student_id! }
    default:
      return {
        kind: 'company',
        name: form.company_name!,
        taxNumber: form.company_tax_number ?? null,
      }
  }
}
