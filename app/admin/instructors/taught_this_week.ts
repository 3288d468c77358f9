import type { HttpContext } from '@adonisjs/core/http'
import { weeklyMinutes } from '#domain/scheduling/class_sessions/queries/weekly_minutes'
import { readStatements } from '#domain/shared/data/database'
import { weekOf } from '#domain/shared/time/calendar_span'
import { today } from '#domain/shared/time/clock'

export const seesHours = ({ auth }: HttpContext) => auth.getUserOrFail().may('admin.sessions.index')

/** How many minutes of these instructors, or of all; null for whoever may not see sessions. */
export async function taughtThisWeek(ctx: HttpContext, instructors: string[] | 'all') {
  if (!seesHours(ctx)) return null
  const { id, timezone, weekStart } = ctx.tenant
  const week = weekOf(today(timezone), weekStart)
  return readStatements(id, () => weeklyMinutes(week, instructors))
}
