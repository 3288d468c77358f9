import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { notFound } from '#core/errors/not_found'
import {
  findUnbilledSubject,
  type NamedSubject,
  unbilledSubjects,
} from '#domain/billing/queries/unbilled_subject'
import type { UnbilledFilter } from '#domain/billing/unbilled/list_unbilled'
import { longestSpanUntil } from '#domain/billing/unbilled/unbilled_sum'
import { counts } from '#domain/shared/limits/counts'
import { latinDigits } from '#domain/shared/text/digits'
import { isUuid } from '#domain/shared/text/is_uuid'
import { today } from '#domain/shared/time/clock'
import { isCalendarDay } from '#domain/shared/time/calendar_day'
import { endsInTime, lengthOfSpan } from '#domain/shared/time/day_span'

export type UnbilledQuery = {
  from: string
  until: string
  branch: string | null
  page: number
  subject: NamedSubject | null
}

/**
 * Without days, a session shows its month, a student or a household as far back as can be billed at once, and
 * everything else this month; a record that is missing is refused.
 */
export async function readUnbilledQuery(ctx: HttpContext): Promise<UnbilledQuery> {
  const query = ctx.request.all()
  const subject = await readSubject(ctx, query)
  const { branch, page } = query
  return {
    ...daysOf(query, subject, today(ctx.tenant.timezone)),
    branch: typeof branch === 'string' && isUuid(branch) ? branch.toLowerCase() : null,
    page: /^[1-9]\d{0,5}$/.test(String(page)) ? Number(page) : 1,
    subject,
  }
}

type Query = Record<string, unknown>

async function readSubject(ctx: HttpContext, query: Query) {
  const kind = unbilledSubjects.find((one) => query[one] !== undefined)
  if (!kind) return null
  const subject = await findUnbilledSubject(kind, String(query[kind]))
  if (!subject) throw notFound(ctx)
  return subject
}

function daysOf(query: Query, subject: NamedSubject | null, now: string) {
  const [from, until] = [query.from, query.until].map((day) =>
    typeof day === 'string' ? latinDigits(day).trim() : ''
  ) as [string, string]
  const isSpan = isCalendarDay(from) && isCalendarDay(until) && endsInTime(from, until)
  const [, most] = counts.daysOfBilling
  if (isSpan && lengthOfSpan(from, until) <= most) return { from, until }
  if (subject?.kind === 'session') return monthOf(subject.day, now)
  if (subject && subject.kind !== 'group') return longestSpanUntil(now)
  return monthOf(now, now)
}

/** Nothing after today is billed, so the month ends with it. */
function monthOf(day: string, now: string) {
  const end = DateTime.fromISO(day).endOf('month').toISODate()!
  return { from: `${day.slice(0, 8)}01`, until: day <= now && now < end ? now : end }
}

export const unbilledFilter = ({
  from,
  until,
  branch,
  subject,
}: UnbilledQuery): UnbilledFilter => ({ from, until, branch, of: subject?.of })
