import vine from '@vinejs/vine'
import { printFields } from '#app/documents/calendar/print_fields'

export const ownCalendarPrintValidator = vine.create(printFields())
