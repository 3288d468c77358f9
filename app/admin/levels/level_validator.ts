import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { countField } from '#core/forms/number_field'
import { bothNames, notBelow, paragraph, recordCode, version } from '#core/records/record_fields'
import type { LevelFields } from '#domain/teaching/level_fields'
import { levelScopes } from '#domain/teaching/rules/level_scope'

const oldest = 120

const fields = {
  ...bothNames('name'),
  code: recordCode(),
  scope: vine.enum(levelScopes).optional(),
  min_age: countField(0, oldest).nullable().optional(),
  max_age: countField(0, oldest).use(notBelow('min_age')).nullable().optional(),
  description: paragraph(2000),
}

/** Fields the form may send; any other is dropped here and never reaches the database. */
export const createLevelValidator = vine.create(fields)

export const updateLevelValidator = vine.create({ ...fields, version: version() })

/** The level to stand after; none means the foot of the ladder. */
export const levelPlaceValidator = vine.create({
  after_id: vine.string().uuid().nullable(),
})

/** A validated form as the domain's fields: what was left empty is null. */
export const levelFields = (form: Infer<typeof createLevelValidator>): LevelFields => ({
  code: form.code ?? null,
  name_en: form.name_en ?? null,
  name_ar: form.name_ar ?? null,
  scope: form.scope ?? 'grade',
  min_age: form.min_age ?? null,
  max_age: form.max_age ?? null,
  description: form.description ?? null,
})
