import vine from '@vinejs/vine'
import { isTimeZone } from '#domain/access/centre/rules/general'

const known = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isTimeZone(value)) field.report('Unknown zone', 'enum', field)
})

/** An IANA name. */
export const timeZoneField = () => vine.string().use(known())
