import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '#core/languages/locale'
import { dayStyle } from '#domain/shared/time/date_styles'
import { momentWriter } from '#domain/shared/time/moment_writer'

/** A day of the calendar, YYYY-MM-DD, inside a sentence that answers a request. */
export const writtenDay = ({ locale, tenant, auth }: HttpContext, day: string) =>
  momentWriter(intlTag(locale, tenant, auth.getUserOrFail()), {
    ...dayStyle,
    timeZone: 'UTC',
  }).writeInSentence(new Date(`${day}T00:00:00Z`))
