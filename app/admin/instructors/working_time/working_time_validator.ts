import vine from '@vinejs/vine'
import { weekWindowsField } from '#core/forms/week_windows_field'
import { version } from '#core/records/record_fields'

export const availabilityValidator = vine.create({
  version: version(),
  windows: weekWindowsField(),
})
