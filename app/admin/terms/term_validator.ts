import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { dayField } from '#core/forms/day_field'
import { bothNames, recordCode, version } from '#core/records/record_fields'
import { isCalendarDay } from '#domain/shared/calendar_day'
import { latinDigits } from '#domain/shared/digits'
import { endsInTime } from '#domain/teaching/rules/term_days'
import type { TermFields } from '#domain/teaching/term_fields'

const inTime = vine.createRule((value, _, field) => {
  const start = latinDigits(String(field.parent.starts_on ?? '')).trim()
  if (typeof value !== 'string' || !isCalendarDay(start)) return
  if (!endsInTime(start, value)) field.report('Ends before it begins', 'ends_before', field)
})

const fields = {
  ...bothNames('name'),
  code: recordCode(),
  starts_on: dayField(),
  ends_on: dayField().use(inTime()),
}

/** Fields the form may send; any other is dropped here and never reaches the database. */
export const createTermValidator = vine.create(fields)

export const updateTermValidator = vine.create({ ...fields, version: version() })

/** A validated form as the domain's fields: what was left empty is null. */
export const termFields = (form: Infer<typeof createTermValidator>): TermFields => ({
  code: form.code ?? null,
  name_en: form.name_en ?? null,
  name_ar: form.name_ar ?? null,
  starts_on: form.starts_on,
  ends_on: form.ends_on,
})
