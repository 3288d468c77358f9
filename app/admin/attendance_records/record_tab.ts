import type { HttpContext } from '@adonisjs/core/http'
import { shownRecord } from '#core/attendance/shown_record'
import { readStatements } from '#domain/shared/data/database'

/** How a student attended, on their page; null for whoever may not see attendance, and `shown` while another tab is open. */
export async function recordTab(ctx: HttpContext, student: string, isOpen: boolean) {
  if (!ctx.auth.getUserOrFail().may('admin.attendance.index')) return null
  if (!isOpen) return { shown: null }
  return { shown: await readStatements(ctx.tenant.id, () => shownRecord(ctx, student)) }
}
