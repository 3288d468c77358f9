import type { HttpContext } from '@adonisjs/core/http'
import { type RecordedMark, studentRecord } from '#domain/attendance/queries/student_record'
import { shownSizes } from '#domain/shared/lists/page_sizes'
import { isUuid } from '#domain/shared/text/is_uuid'
import { isCalendarDay } from '#domain/shared/time/calendar_day'

const [per] = shownSizes

/** How a student attended, as the address asks for it; inside a transaction. */
export async function shownRecord({ request }: HttpContext, student: string) {
  const asked = request.qs() as Record<string, unknown>
  const group = isText(asked.group) && isUuid(asked.group) ? asked.group : null
  const days = { from: dayOf(asked.from), until: dayOf(asked.until) }
  const page = Math.min(Math.max(Math.trunc(Number(asked.page)) || 1, 1), furthest)
  const { marks, count, ...record } = await studentRecord({ student, group }, days, {
    ...{ limit: per, offset: (page - 1) * per },
  })
  const last = Math.max(1, Math.ceil(count / per))
  return { ...record, ...days, marks: marks.map(told), group, page, last_page: last }
}

/** No student has attended so many sessions. */
const furthest = 10_000

const isText = (value: unknown) => typeof value === 'string'
const dayOf = (value: unknown) => (isText(value) && isCalendarDay(value) ? value : null)

const told = ({ starts_at: starts, ...mark }: RecordedMark) => ({
  ...mark,
  starts_at: starts.toISOString(),
})
