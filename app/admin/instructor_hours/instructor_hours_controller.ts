import type { HttpContext } from '@adonisjs/core/http'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { askedHours } from '#app/admin/instructor_hours/asked_hours'
import InstructorHoursPolicy from '#app/admin/instructor_hours/instructor_hours_policy'
import { foundInstructor } from '#app/admin/instructors/find_or_404'
import { branchChoices } from '#core/branches/branch_choices'
import { pageWithin } from '#core/lists/page_within'
import { instructorHours } from '#domain/attendance/queries/instructor_hours'
import {
  countSessionsOfHours,
  type HourSession,
  listHours,
  sessionsOfHours,
} from '#domain/attendance/queries/list_hours'
import { readStatements } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'
import { storedNameIn } from '#domain/shared/text/person_names'

const [, per] = shownSizes

export default class InstructorHoursController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia, locale, tenant } = ctx
    await bouncer.with(InstructorHoursPolicy).authorize('index')
    const query = await askedHours(ctx)
    const everybody = { ...query, instructors: 'all' } as const
    return inertia.render('admin/instructor_hours/index', {
      hours: await readStatements(tenant.id, () => listHours(everybody, locale)),
      branches: await branchChoices(tenant),
      query,
    })
  }

  async show(ctx: HttpContext) {
    const { bouncer, inertia, request, tenant } = ctx
    await bouncer.with(InstructorHoursPolicy).authorize('index')
    const query = await askedHours(ctx)
    const read = await readStatements(tenant.id, async () => {
      const found = await foundInstructor(ctx)
      const { id, number } = found
      const theirs = { ...query, instructors: [id] }
      const [[hours], count] = await Promise.all([
        instructorHours(theirs),
        countSessionsOfHours(theirs),
      ])
      const { offset, ...page } = pageWithin(request.input('page'), { count, per })
      const sessions = await sessionsOfHours(theirs, { limit: per, offset })
      const instructor = { id, number, ...storedNameIn(found) }
      return { instructor, hours: hours ?? null, sessions, ...page }
    })
    const sessions = read.sessions.map(told(mayNameStudents(ctx)))
    return inertia.render('admin/instructor_hours/show', { ...read, sessions, query })
  }
}

const told = (namesStudents: boolean) => (row: HourSession) => ({
  ...row,
  student: namesStudents ? row.student : null,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
})
