import type { HttpContext } from '@adonisjs/core/http'
import { ownAbilities, taughtSession } from '#app/portal/attendance/own_session'
import { ownPhotosOf } from '#app/portal/attendance/own_photo_url'
import OwnSessionDetailsTransformer from '#app/portal/calendar/own_session_details_transformer'
import { ownPerson } from '#app/portal/calendar/own_person'
import AttendanceTransformer from '#core/attendance/attendance_transformer'
import { notFound } from '#core/errors/not_found'
import { shownPickups } from '#core/pickups/shown_pickups'
import { familyContacts } from '#domain/attendance/queries/family_contacts'
import { readAttendance } from '#domain/attendance/queries/read_attendance'
import { readOwnSession } from '#domain/scheduling/calendar/own/read_own_session'
import { lessonAround } from '#domain/scheduling/lesson_notes/queries/lesson_around'
import { readStatements } from '#domain/shared/data/database'

export default class OwnSessionsController {
  async show(ctx: HttpContext) {
    const { auth, inertia, locale, params, tenant } = ctx
    const [session, attendance, contacts, around, pickups] = await readStatements(
      tenant.id,
      async () => {
        const { id, type } = await taughtSession(ctx)
        const [details, read, beside] = await Promise.all([
          readOwnSession(ownPerson(ctx), params.id, locale),
          type === 'event' ? undefined : readAttendance(id, locale),
          lessonAround(id),
        ])
        const students = read?.showsContacts ? read.rows.map((row) => row.student_id) : []
        const fetched = read ? await shownPickups(read.session, locale, auth.getUserOrFail()) : null
        return [details, read, await familyContacts(students), beside, fetched] as const
      }
    )
    if (!session) throw notFound(ctx)
    const told = attendance && new AttendanceTransformer(attendance, ownPhotosOf(params.id))
    return inertia.render('portal/session', {
      session: OwnSessionDetailsTransformer.transform(session),
      lesson_around: around,
      attendance: told?.toObject() ?? null,
      contacts,
      pickups,
      can: ownAbilities,
    })
  }
}
