import vine from '@vinejs/vine'
import { recordId } from '#core/records/reference_fields'
import { mostAtOnce } from '#domain/shared/limits/counts'

export const invoiceEmailValidator = vine.create({
  ids: vine.array(recordId()).minLength(1).maxLength(mostAtOnce.papers).distinct(),
})
