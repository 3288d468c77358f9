import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { bothNames, colour, paragraph, recordCode, version } from '#core/records/record_fields'
import type { SubjectFields } from '#domain/teaching/subject_fields'

const fields = {
  ...bothNames('name'),
  code: recordCode(),
  colour: colour(),
  description: paragraph(2000),
}

/** Fields the form may send; any other is dropped here and never reaches the database. */
export const createSubjectValidator = vine.create(fields)

export const updateSubjectValidator = vine.create({ ...fields, version: version() })

/** A validated form as the domain's fields: what was left empty is null. */
export const subjectFields = (form: Infer<typeof createSubjectValidator>): SubjectFields => ({
  code: form.code ?? null,
  name_en: form.name_en ?? null,
  name_ar: form.name_ar ?? null,
  colour: form.colour ?? null,
  description: form.description ?? null,
})
