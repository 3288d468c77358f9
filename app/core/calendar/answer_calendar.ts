import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import CalendarTransformer from '#core/calendar/calendar_transformer'
import type { Calendar } from '#domain/scheduling/calendar/read_calendar'

/** 304 to a page that has it already: it asks for the days around those it shows. */
export function answerCalendar({ request, response }: HttpContext, found: Calendar) {
  const text = JSON.stringify(new CalendarTransformer(found).toObject())
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  response.header('ETag', tag)
  if (request.header('if-none-match') === tag) return response.status(304).send('')
  response.header('Content-Type', 'application/json; charset=utf-8')
  return response.send(text)
}
