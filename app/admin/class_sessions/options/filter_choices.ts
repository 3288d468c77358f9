import type { HttpContext } from '@adonisjs/core/http'
import { meetingChoices } from '#app/admin/class_sessions/options/blank_meeting'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { taughtCourses } from '#domain/scheduling/class_sessions/queries/meeting_options'
import { readStatements } from '#domain/shared/data/database'

type Asked = { namesRecords: boolean; filter: { ids: Record<string, string[]> } }

/** What sessions are filtered by, for a page's prop `options`: with the page where it names some, else once it is asked for. */
export function filterChoices(ctx: HttpContext, { namesRecords, filter }: Asked) {
  const { tenant, inertia } = ctx
  const kept = Object.values(filter.ids).flat()
  const choices = async () => ({
    ...(await meetingChoices(tenant, { kept, mayName: mayNameStudents(ctx) })),
    course: await readStatements(tenant.id, () => taughtCourses({})),
  })
  return namesRecords ? choices : inertia.optional(choices)
}
