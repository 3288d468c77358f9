import type { HttpContext } from '@adonisjs/core/http'
import { type RecordedMark, studentRecord } from '#domain/attendance/queries/student_record'
import { readStatements } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'
import { isUuid } from '#domain/shared/text/is_uuid'

const [per] = shownSizes

/** How a student attended, on their page; null for whoever may not see attendance, and `shown` while another tab is open. */
export async function recordTab(ctx: HttpContext, student: string, isOpen: boolean) {
  const { auth, request, tenant } = ctx
  if (!auth.getUserOrFail().may('admin.attendance.index')) return null
  if (!isOpen) return { shown: null }
  const { group: asked, page: at } = request.qs() as Record<string, unknown>
  const group = typeof asked === 'string' && isUuid(asked) ? asked : null
  const page = Math.min(Math.max(Math.trunc(Number(at)) || 1, 1), furthest)
  const { marks, count, ...record } = await readStatements(tenant.id, () =>
    studentRecord({ student, group }, { limit: per, offset: (page - 1) * per })
  )
  const last = Math.max(1, Math.ceil(count / per))
  return { shown: { ...record, marks: marks.map(told), group, page, last_page: last } }
}

/** No student has attended so many sessions. */
const furthest = 10_000

const told = ({ starts_at: starts, ...mark }: RecordedMark) => ({
  ...mark,
  starts_at: starts.toISOString(),
})
