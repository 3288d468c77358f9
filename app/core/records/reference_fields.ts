import vine from '@vinejs/vine'
import { line } from '#core/forms/person_fields'
import { isUuid } from '#domain/shared/text/is_uuid'

const idRule = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isUuid(value)) field.report('Unknown', 'enum', field)
})

/** The id of another record; whether the centre has it, the domain says. */
export const recordId = () => line().use(idRule())
