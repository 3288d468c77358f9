import vine from '@vinejs/vine'
import { type Weekday, weekdays } from '#domain/shared/time/weekday'

export const weekdayField = () =>
  vine
    .number()
    .in([...weekdays])
    .transform((day) => day as Weekday)
