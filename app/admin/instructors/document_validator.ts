import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { dayField } from '#core/forms/day_field'
import { line, numeric } from '#core/forms/person_fields'
import { notBefore } from '#core/records/compared_fields'
import { version } from '#core/records/record_fields'
import type { DocumentFields } from '#domain/people/instructors/document_fields'
import { documentKinds } from '#domain/people/instructors/rules/document_kinds'
import { uploadLimits } from '#domain/shared/limits/upload_limits'

const fields = {
  kind: vine.enum(documentKinds),
  title: line().maxLength(longest.title),
  number: numeric().maxLength(longest.documentNumber).nullable().optional(),
  issued_on: dayField().nullable().optional(),
  expires_on: dayField().use(notBefore('issued_on')).nullable().optional(),
  file: vine
    .file({ size: `${uploadLimits.document}mb` })
    .nullable()
    .optional(),
}

export const addDocumentValidator = vine.create(fields)

export const changeDocumentValidator = vine.create({ ...fields, version: version() })

export const documentFields = (form: Infer<typeof addDocumentValidator>): DocumentFields => ({
  kind: form.kind,
  title: form.title,
  number: form.number ?? null,
  issuedOn: form.issued_on ?? null,
  expiresOn: form.expires_on ?? null,
})
