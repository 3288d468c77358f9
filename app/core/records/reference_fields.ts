import vine from '@vinejs/vine'
import { line } from '#core/forms/person_fields'
import { isUuid } from '#domain/shared/text/is_uuid'

const idRule = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isUuid(value)) field.report('Unknown', 'enum', field)
})

export const recordId = () => line().use(idRule())
