import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { address, code, country, numeric, phone } from '#core/forms/person_fields'
import { bothNames, paragraph, version } from '#core/records/record_fields'
import { documentLanguages } from '#domain/shared/choices/document_languages'
import { longest } from '#domain/shared/limits/text_lengths'

/** Without a language, papers are in the centre's. */
const language = () => vine.enum(documentLanguages).nullable().optional()

const fields = {
  ...bothNames('name'),
  tax_number: numeric().maxLength(longest.number).nullable().optional(),
  address: paragraph(longest.postalAddress),
  email: address().nullable().optional(),
  phone_country: code().use(country()).nullable().optional(),
  phone: numeric().maxLength(longest.number).use(phone('phone_country')).nullable().optional(),
  language: language(),
}

export const companyValidator = vine.create(fields)

export const updateCompanyValidator = vine.create({ ...fields, version: version() })

/** A person's own fields are changed with the person. */
export const payerLanguageValidator = vine.create({ language: language(), version: version() })

/** English leads, as in every name that is stored; the validator asks for one of the two. */
export function companyFields(form: Infer<typeof companyValidator>) {
  return {
    name: form.name_en || form.name_ar!,
    name_other: (form.name_en && form.name_ar) || null,
    tax_number: form.tax_number ?? null,
    address: form.address ?? null,
    email: form.email ?? null,
    phone: form.phone ?? null,
  }
}
