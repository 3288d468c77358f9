import type { HttpContext } from '@adonisjs/core/http'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { askedHours } from '#app/admin/instructor_hours/asked_hours'
import InstructorHoursPolicy from '#app/admin/instructor_hours/instructor_hours_policy'
import { foundInstructor } from '#app/admin/instructors/find_or_404'
import { branchChoices } from '#core/branches/branch_choices'
import { instructorHours } from '#domain/attendance/queries/instructor_hours'
import { type HourSession, listHours, sessionsOfHours } from '#domain/attendance/queries/list_hours'
import { readStatements } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'
import { storedNameIn } from '#domain/shared/text/person_names'

const [, per] = shownSizes

export default class InstructorHoursController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia, locale, tenant } = ctx
    await bouncer.with(InstructorHoursPolicy).authorize('index')
    const { query, asked } = await askedHours(ctx)
    const everybody = { ...asked, instructors: 'all' } as const
    return inertia.render('admin/instructor_hours/index', {
      hours: await readStatements(tenant.id, () => listHours(everybody, locale)),
      branches: await branchChoices(tenant),
      query,
    })
  }

  async show(ctx: HttpContext) {
    const { bouncer, inertia, request, tenant } = ctx
    await bouncer.with(InstructorHoursPolicy).authorize('index')
    const { query, asked } = await askedHours(ctx)
    const page = Math.max(Math.trunc(Number(request.input('page'))) || 1, 1)
    const read = await readStatements(tenant.id, async () => {
      const found = await foundInstructor(ctx)
      const { id, number } = found
      const theirs = { ...asked, instructors: [id] }
      const [[hours], sessions] = await Promise.all([
        instructorHours(theirs),
        sessionsOfHours(theirs, { limit: per, offset: (page - 1) * per }),
      ])
      const instructor = { id, number, ...storedNameIn(found) }
      return { instructor, hours: hours ?? null, ...sessions }
    })
    const { rows, count, ...shown } = read
    return inertia.render('admin/instructor_hours/show', {
      ...shown,
      sessions: rows.map(told(mayNameStudents(ctx))),
      page,
      last_page: Math.max(1, Math.ceil(count / per)),
      query,
    })
  }
}

const told = (namesStudents: boolean) => (row: HourSession) => ({
  ...row,
  student: namesStudents ? row.student : null,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
})
