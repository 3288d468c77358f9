import type { HttpContext } from '@adonisjs/core/http'
import { answerSpan } from '#core/records/answer_span'
import type { Tenant } from '#domain/access/centre/tenant'
import type { AbsenceRefusal } from '#domain/people/instructors/absences/write_absence'
import { counts } from '#domain/shared/limits/counts'
import type { Result } from '#domain/shared/result'
import { dayStyle, instantStyle } from '#domain/shared/time/date_styles'
import { isWholeDays, lastMoment } from '#domain/shared/time/whole_days'

/** What became of an absence that was entered or asked for, under its fields. */
export function answerAbsence(
  ctx: HttpContext,
  result: Result<unknown, AbsenceRefusal | { type: 'is_over' }>,
  done: string
) {
  const { i18n, response, session, tenant } = ctx
  if (!result.ok && (result.error.type === 'lasts_too_long' || result.error.type === 'is_over')) {
    const [, most] = counts.daysOfWeeklyAbsence
    session.flashErrors({ until_day: i18n.t(`instructors.errors.${result.error.type}`, { most }) })
    return response.redirect().withQs().back()
  }
  const told = result as Result<unknown, Told>
  const isWhole = !told.ok && told.error.type === 'overlaps' && lastsDays(told.error, tenant)
  return answerSpan(ctx, told, {
    area: 'instructors',
    done,
    fields: { from: 'from_day', until: 'until_day' },
    style: { ...(isWhole ? dayStyle : instantStyle), timeZone: tenant.timezone },
    other: ({ absence: { starts_at: from, ends_at: until } }) => ({
      ...{ from, until: isWhole ? lastMoment(until) : until },
    }),
  })
}

const lastsDays = ({ absence }: Extract<Told, { type: 'overlaps' }>, { timezone }: Tenant) =>
  isWholeDays(absence.starts_at, absence.ends_at, timezone)

type Told = Exclude<AbsenceRefusal, { type: 'lasts_too_long' }>
