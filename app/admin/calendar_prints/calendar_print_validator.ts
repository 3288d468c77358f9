import vine from '@vinejs/vine'
import { printFields } from '#app/documents/calendar/print_fields'
import { givenId } from '#core/records/reference_fields'

export const calendarPrintValidator = vine.create({
  ...printFields(),
  group: givenId().optional(),
  room: givenId().optional(),
  instructor: givenId().optional(),
})
