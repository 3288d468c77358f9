import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { paragraph, version } from '#core/records/record_fields'
import { longest } from '#domain/shared/limits/text_lengths'

export const lessonNotesValidator = vine.create({
  version: version(),
  shared_notes: paragraph(longest.notes),
  internal_notes: paragraph(longest.notes),
  homework: paragraph(longest.description),
  homework_due_on: dayField().nullable().optional(),
})
