import vine from '@vinejs/vine'
import { daySpan } from '#core/forms/day_span'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'

/** Every open proposal is sent, and those a person ticked are `confirmed`. */
export const proposalsValidator = vine.create({
  holidays: vine
    .array(
      vine.object({
        preset: vine.string(),
        preset_year: vine.number().withoutDecimals(),
        confirmed: vine.boolean(),
        ...daySpan(counts.daysOfHoliday[1]),
      })
    )
    .maxLength(mostAtOnce.proposedHolidays),
})
