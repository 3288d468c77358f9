import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { ownPerson } from '#app/portal/calendar/own_person'
import { ownMakeUpProps, withSeats } from '#app/portal/own_attendance/own_make_up_props'
import { toldNotice } from '#app/portal/own_attendance/told_notice'
import { shownRecord } from '#core/attendance/shown_record'
import { notFound } from '#core/errors/not_found'
import { ownMakeUps } from '#domain/attendance/make_ups/queries/own_make_ups'
import { type MissedSession, missedSessions } from '#domain/attendance/notices/missed_sessions'
import { isHere } from '#domain/attendance/notices/is_here'
import { noticesOfStudent } from '#domain/attendance/queries/notices_of_student'
import { pickupsIn } from '#domain/attendance/pickups/queries/pickups_of_student'
import { hasHiddenChildren } from '#domain/people/students/queries/has_hidden_children'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { counts } from '#domain/shared/limits/counts'
import { isUuid } from '#domain/shared/text/is_uuid'
import { readStatements } from '#domain/shared/data/database'
import { now, today } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'

/** How a student, or one of a guardian's children, attended: the first, unless the address names another. */
export default class OwnAttendanceController {
  async show(ctx: HttpContext) {
    const { auth, inertia, request, tenant } = ctx
    const person = ownPerson(ctx)
    const asked: unknown = request.qs().child
    const read = await readStatements(tenant.id, async () => {
      const children = await ownStudents(person)
      const child = asked ? children.find(({ id }) => id === asked) : children[0]
      const isHidden = person.type === 'guardian' && (await hasHiddenChildren(person.id))
      if (!child) return { children, isHidden, shown: null }
      const { id } = child
      const [record, notices, makeUps, here, tell] = await Promise.all([
        withPickups(id, await shownRecord(ctx, id)),
        noticesOfStudent(id),
        withSeats(await ownMakeUps(id)),
        childrenHere(children),
        sessionToTell(id, request.qs().tell),
      ])
      const next = await nextToReport(
        here.toSorted((one, other) => Number(one !== id) - Number(other !== id)),
        today(tenant.timezone)
      )
      return {
        children,
        isHidden,
        shown: { child: id, record, notices, makeUps, here, tell, next },
      }
    })
    const { children, isHidden, shown } = read
    if (asked && !shown) throw notFound(ctx)
    const { userId } = auth.getUserOrFail()
    const day = today(tenant.timezone)
    return inertia.render('portal/attendance', {
      students: children,
      has_hidden_children: isHidden,
      shown: shown && {
        child: shown.child,
        today: day,
        may_tell: shown.here.includes(shown.child),
        reportable_children: shown.here,
        tell: shown.here.includes(shown.child) ? shown.tell : null,
        next: shown.next,
        record: { ...shown.record, marks: shown.record.marks.map(withoutExcuse) },
        notices: shown.notices.map((one) => toldNotice(one, userId, day)),
        make_ups: shown.makeUps.map(ownMakeUpProps),
      },
    })
  }
}

/** Who picked the child up from each of the sessions shown. */
async function withPickups(student: string, record: Awaited<ReturnType<typeof shownRecord>>) {
  const sessions = record.marks.map(({ id }) => id)
  const pickups = await pickupsIn(student, sessions)
  const marks = record.marks.map((mark) => ({ ...mark, pickup: pickups.get(mark.id) ?? null }))
  return { ...record, marks }
}

type Mark = Awaited<ReturnType<typeof shownRecord>>['marks'][number]

/** The office or the other parent may have written it. */
const withoutExcuse = <One extends Mark>(mark: One) => ({ ...mark, excuse: null })

/** Ids of those children that are at the centre. */
async function childrenHere(children: { id: string }[]) {
  const here = await Promise.all(children.map(({ id }) => isHere(id)))
  return children.filter((_, at) => here[at]).map(({ id }) => id)
}

/** The session whose absence a family is about to tell, as long as it can be told. */
async function sessionToTell(studentId: string, asked: unknown) {
  if (typeof asked !== 'string' || !isUuid(asked)) return null
  const missed = { studentId, sessionId: asked, from: null, until: null }
  const [session] = await missedSessions(missed)
  return session && isReportable(session) ? sessionOn(studentId, session) : null
}

/** The next session an absence can be reported from, of the first of these children that has one. */
async function nextToReport(children: string[], day: string) {
  const days = { sessionId: null, from: day, until: dayAfter(day, counts.daysOfOwnAbsence[1] - 1) }
  for (const id of children) {
    const session = (await missedSessions({ ...days, studentId: id })).find(isReportable)
    if (session) return sessionOn(id, session)
  }
  return null
}

const isReportable = ({ starts_at: starts, status, told_at: reportedAt }: MissedSession) =>
  starts > now().toJSDate() && status === null && reportedAt === null

const sessionOn = (student: string, { id, starts_at: starts, time_zone: zone }: MissedSession) => ({
  id,
  student,
  day: DateTime.fromJSDate(starts, { zone }).toISODate()!,
})
