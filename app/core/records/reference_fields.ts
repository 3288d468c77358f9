import vine from '@vinejs/vine'
import { line } from '#core/forms/person_fields'
import { longest } from '#domain/shared/limits/text_lengths'
import { isUuid } from '#domain/shared/text/is_uuid'

const idRule = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (isUuid(value)) field.mutate(value.toLowerCase(), field)
  else field.report('Unknown', 'enum', field)
})

/** Any text, unlike `recordId`: the domain refuses an unknown one in its own words. */
export const givenId = () => vine.string().maxLength(longest.id)

/** In lower case, as the database writes it. */
export const recordId = () => line().use(idRule())
