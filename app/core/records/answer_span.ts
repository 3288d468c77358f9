import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { intlTag } from '#core/languages/locale'
import type { Result } from '#domain/shared/result'
import { momentWriter } from '#domain/shared/time/moment_writer'

type Area = 'rooms' | 'instructors'

interface Told<Overlap> {
  area: Area
  done: string
  /** Which fields ask for its beginning and its end. */
  fields: { from: string; until: string }
  style: Intl.DateTimeFormatOptions
  /** What stands there already; null has no end yet. */
  other: (refusal: Overlap) => { from: Date; until: Date | null }
}

/** What became of a span of somebody's or something's time, or under which of its fields it is refused. */
export function answerSpan<
  Refusal extends { type: 'not_found' | 'ends_before_it_starts' | 'overlaps' },
>(
  ctx: HttpContext,
  result: Result<unknown, Refusal>,
  { area, done, fields, style, other }: Told<Extract<Refusal, { type: 'overlaps' }>>
) {
  const { session, response, i18n, tenant, locale, auth } = ctx
  const error = (name: string, span = {}) => i18n.t(`${area}.errors.${name}`, span)
  if (result.ok) session.flash('success', i18n.t(`${area}.flash.${done}`))
  else if (result.error.type === 'not_found') throw notFound(ctx)
  else if (result.error.type === 'ends_before_it_starts')
    session.flashErrors({ [fields.until]: error('ends_before_it_starts') })
  else {
    const { writeInSentence: write } = momentWriter(
      intlTag(locale, tenant, auth.getUserOrFail()),
      style
    )
    const { from, until } = other(result.error as Extract<Refusal, { type: 'overlaps' }>)
    const [first, last] = [write(from), until && write(until)]
    session.flashErrors({
      [fields.from]:
        first === last
          ? error('overlaps_on', { day: first })
          : error(last ? 'overlaps' : 'overlaps_open', { from: first, until: last }),
    })
  }
  return response.redirect().withQs().back()
}

export function answerSpanRemoved(
  ctx: HttpContext,
  result: Result<unknown, { type: 'not_found' }>,
  { area, done }: { area: Area; done: string }
) {
  const { session, response, i18n } = ctx
  if (!result.ok) throw notFound(ctx)
  session.flash('success', i18n.t(`${area}.flash.${done}`))
  return response.redirect().withQs().back()
}
