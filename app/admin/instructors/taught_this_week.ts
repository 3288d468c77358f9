import type { HttpContext } from '@adonisjs/core/http'
import { weeklyMinutes } from '#domain/scheduling/class_sessions/queries/weekly_minutes'
import { weekAround } from '#domain/scheduling/class_sessions/rules/week_around'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export const seesHours = ({ auth }: HttpContext) => auth.getUserOrFail().may('admin.sessions.index')

/** How many minutes of these instructors, or of all; null for whoever may not see sessions. */
export async function taughtThisWeek(ctx: HttpContext, instructors: string[] | 'all') {
  if (!seesHours(ctx)) return null
  const { id, timezone, weekStart } = ctx.tenant
  const week = weekAround(today(timezone), weekStart, timezone)
  return readStatements(id, () => weeklyMinutes(week, instructors))
}
