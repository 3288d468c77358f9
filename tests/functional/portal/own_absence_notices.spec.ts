import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { readAttendance } from '#domain/attendance/queries/read_attendance'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import AttendanceTransformer from '#core/attendance/attendance_transformer'
import {
  aMark,
  attendanceOf,
  marked,
  markableSession,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import {
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo, writeLetters } from '#tests/helpers/mail/mailbox'
import { guardianOf, ownAttendanceOf } from '#tests/helpers/people/families'
import { auditOf } from '#tests/helpers/people/students'
import { archive, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { signedIn, type Visitor } from '#tests/helpers/visitor'
import { wordsOf } from '#tests/helpers/words/words'

const dayBefore = '2026-11-24T13:00Z'
const span = { from_day: '2026-11-25', until_day: '2026-11-26' }

async function atHome(client: ApiClient) {
  const centre = await createCentre()
  const { group, session, students } = await markableSession(centre, 1)
  const student = students[0]!
  const { account, visitor } = await guardianOf(client, centre, [student])
  return { centre, account, visitor, group, session, student, of: `/attendance/${student}` }
}

const preview = async (visitor: Visitor, of: string, days: object = span) =>
  (
    await visitor.get(
      `${of}/absence-outcomes?${new URLSearchParams(days as Record<string, string>)}`
    )
  ).body()

interface ReportedDays {
  from_day: string
  until_day: string
  session_ids?: string
}

const post = (visitor: Visitor, of: string, days: ReportedDays, more: object = {}) => {
  const { from_day, until_day, session_ids } = days
  const absence = {
    student_id: of.split('/')[2],
    session_ids: session_ids?.split(',') ?? null,
    previewed: 'x',
    ...more,
  }
  return visitor.post('/attendance/absence-notices', {
    from_day,
    until_day,
    reason: 'Ill',
    absences: [absence],
  })
}

/** Reports it as the page does: what is shown before is what is confirmed. */
async function report(visitor: Visitor, of: string, days: ReportedDays = span) {
  const { fingerprint } = await preview(visitor, of, days)
  return post(visitor, of, days, { previewed: fingerprint })
}

const errorsOf = async (visitor: Visitor) =>
  (await visitor.visit('/attendance')).body().props.errors as Record<string, string>

test.group('Absences that families tell', (tests) => {
  tests.each.setup(() => freezeClock(dayBefore))

  test('stand on the roster with who told them, and say beforehand what marking says', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, visitor, group, session, student, of } = await atHome(client)
    await sayPolicy(centre, { late_cancel_charge: 50, notice_hours: 30 })
    const later = await writeSession(centre, '2026-11-26T13:00Z', '2026-11-26T14:00Z', {
      ...{ type: 'regular', group_id: group },
    })
    const { outcomes, fault } = await preview(visitor, of)
    assert.isNull(fault)
    await report(visitor, of)
    const read = (await readTenant(centre.id, () => readAttendance(session, 'en')))!
    const { notice } = new AttendanceTransformer(read, () => null).toObject().rows[0]!
    assert.deepInclude(notice, { reason: 'Ill', in_portal: true, told_by: null })
    assert.isString((notice as { guardian: { first_name: string } }).guardian.first_name)
    assert.equal((await auditOf(centre, student)).at(-1).action, 'attendance.tell_absence')
    const { notices } = (await ownAttendanceOf(visitor)).shown
    assert.deepInclude(notices[0], { told_by: 'you', reason: 'Ill', may_withdraw: true })
    cleanup(freezeClock('2026-11-26T14:00Z'))
    for (const id of [session, later]) {
      const told = { status: 'excused' as const, notice_at: '2026-11-24T13:00:00.000Z' }
      await marked(centre, id, [aMark(student, told)])
    }
    const kept = await Promise.all([session, later].map((id) => attendanceOf(centre, id, student)))
    assert.deepEqual(
      outcomes.map(({ outcome }: { outcome: object }) => outcome),
      kept.map((row) => ({
        ...{ event: row!.event, charge_percent: row!.charge_percent, makes_up: row!.makes_up },
      }))
    )
    assert.deepEqual(
      kept.map((row) => row!.charge_percent),
      [50, 0]
    )
  })

  test('are kept once when sent twice at once, and only as they were shown', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, session, of } = await atHome(client)
    const { fingerprint } = await preview(visitor, of)
    await sayPolicy(centre, { late_cancel_charge: 100, notice_hours: 48 })
    await post(visitor, of, span, { previewed: fingerprint })
    assert.property(await errorsOf(visitor), 'previewed')
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 0)
    const alone = { ...span, session_ids: session }
    await Promise.all(Array.from({ length: 5 }, () => report(visitor, of, alone)))
    const rows = await rowsOf(centre, 'absence_notices')
    assert.lengthOf(rows, 1)
    assert.deepInclude(rows[0], { session_id: session, from_day: null })
  })

  test('are refused where a session has begun, is not theirs, or a day is over', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, visitor, session, of } = await atHome(client)
    const { session: strange } = await markableSession(centre, 1)
    cleanup(freezeClock('2026-11-25T13:00Z'))
    const wrong: [ReportedDays, string][] = [
      [{ ...span, session_ids: session }, 'from_day'],
      [span, 'from_day'],
      [{ ...span, from_day: '2026-11-24' }, 'from_day'],
      [{ ...span, session_ids: strange }, 'absences'],
      [{ ...span, until_day: '2026-11-24' }, 'until_day'],
      [{ ...span, until_day: '2026-12-26' }, 'until_day'],
    ]
    for (const [days, field] of wrong) {
      await post(visitor, of, days)
      assert.deepEqual(Object.keys(await errorsOf(visitor)), [field], JSON.stringify(days))
    }
    assert.equal((await preview(visitor, of)).fault, 'begun')
    await visitor.post('/attendance/absence-notices', { ...span, reason: '', absences: [] })
    assert.sameMembers(Object.keys(await errorsOf(visitor)), ['reason', 'absences'])
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 0)
  })

  test('2.1 are reported once: a class or day that is reported already is refused, and nothing is kept of the rest', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, session, of } = await atHome(client)
    const later = await writeSession(centre, '2026-11-26T13:00Z', '2026-11-26T14:00Z', {
      type: 'regular',
      group_id: group,
    })
    await report(visitor, of, { ...span, session_ids: session })
    const { outcomes } = await preview(visitor, of)
    assert.deepEqual(
      outcomes.map((one: { is_reported: boolean }) => one.is_reported),
      [true, false]
    )
    await report(visitor, of, { ...span, session_ids: `${later},${session}` })
    const words = wordsOf('en').get('own_attendance.errors.reported')
    assert.deepEqual(await errorsOf(visitor), { absences: words })
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 1)
    await report(visitor, of)
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 2)
    await report(visitor, of)
    assert.deepEqual(await errorsOf(visitor), { absences: words })
    const empty = { from_day: '2026-12-05', until_day: '2026-12-06' }
    await report(visitor, of, empty)
    await report(visitor, of, { from_day: '2026-12-06', until_day: '2026-12-06' })
    assert.deepEqual(await errorsOf(visitor), { absences: words })
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 3)
  })

  test('2.1 are reported of several children at once, all of them or none, and their sender gets a copy', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    const { account, visitor } = await guardianOf(client, centre, students)
    const other = await markableSession(centre, 1)
    const absenceOf = async (student_id: string, session_id: string) => {
      const of = `/attendance/${student_id}`
      const { fingerprint } = await preview(visitor, of, { ...span, session_ids: session_id })
      return { student_id, session_ids: [session_id], previewed: fingerprint }
    }
    const absences = await Promise.all(students.map((student) => absenceOf(student, session)))
    const send = (all: object[]) =>
      visitor.post('/attendance/absence-notices', { ...span, reason: 'Ill', absences: all })
    const foreign = { ...absences[1], student_id: other.students[0] }
    assert.equal((await send([absences[0]!, foreign])).status(), 404)
    await send([absences[0]!, absences[0]!])
    assert.property(await errorsOf(visitor), 'absences')
    await send([{ ...absences[0]!, session_ids: [session, session] }])
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 0)
    await send([absences[0]!, { ...absences[1], previewed: 'x' }])
    assert.property(await errorsOf(visitor), 'previewed')
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 0)
    await send(absences)
    const rows = await rowsOf(centre, 'absence_notices')
    assert.sameMembers(
      rows.map((row) => row.student_id),
      students
    )
    await writeLetters()
    const [copy, ...others] = await lettersTo(centre, account.email)
    assert.lengthOf(others, 0)
    assert.equal(copy!.subject, '2 absences reported')
    assert.match(copy!.text, /25 November 2026[^]*25 November 2026[^]*Ill/)
  })

  test('are withdrawn by the family until one of its sessions begins or is marked, and the office’s by the office', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, visitor, session, student, of } = await atHome(client)
    const standing = async () =>
      (await rowsOf(centre, 'absence_notices')).filter((row) => row.withdrawn_at === null)
    const withdraw = async () =>
      visitor.delete(`${of}/absence-notices/${(await standing())[0]!.id}`, {})
    await report(visitor, of)
    await withdraw()
    assert.lengthOf(await standing(), 0)
    assert.equal((await auditOf(centre, student)).at(-1).action, 'attendance.withdraw_absence')
    await report(visitor, of)
    const told = { status: 'excused' as const, notice_at: '2026-11-24T13:00:00.000Z' }
    await marked(centre, session, [aMark(student, told)])
    await withdraw()
    assert.lengthOf(await standing(), 1)
    await withTenant(centre.id, () => db().deleteFrom('attendance').execute())
    cleanup(freezeClock('2026-11-25T13:00Z'))
    await withdraw()
    assert.lengthOf(await standing(), 1)
    cleanup(freezeClock(dayBefore))
    await withTenant(centre.id, () => db().deleteFrom('absence_notices').execute())
    const office = await (await signedIn(client, await createAdministrator(centre))).prepare()
    await office.post(`/admin/students/${student}/absence-notices`, {
      ...span,
      session_id: '',
      told_on: '2026-11-24',
      told_time: '12:00',
      reason: 'Between us',
      told_by: '',
    })
    await withdraw()
    assert.lengthOf(await standing(), 1)
    const { shown } = await ownAttendanceOf(visitor)
    assert.deepInclude(shown.notices[0], { told_by: 'centre', reason: null, may_withdraw: false })
  })

  test('T4 are of their own children: another’s, one who left, and another centre’s are not found', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, student, of } = await atHome(client)
    await report(visitor, of)
    const [notice] = await rowsOf(centre, 'absence_notices')
    const path = `${of}/absence-notices`
    const days = `${of}/absence-outcomes?${new URLSearchParams(span)}`
    const stranger = await (await signedIn(client, await createPerson(centre, 'student'))).prepare()
    const elsewhere = (await atHome(client)).visitor
    for (const other of [stranger, elsewhere]) {
      assert.equal((await other.get(days)).status(), 404)
      assert.equal((await post(other, of, span)).status(), 404)
      assert.equal((await other.delete(`${path}/${notice!.id}`, {})).status(), 404)
    }
    assert.equal((await visitor.delete(`${path}/x`, {})).status(), 404)
    const { students } = await markableSession(centre, 1)
    const other = await guardianOf(client, centre, students)
    const foreign = `/attendance/${students[0]}/absence-notices/${notice!.id}`
    assert.equal((await other.visitor.delete(foreign, {})).status(), 404)
    const setStatus = (status: 'left' | 'active') =>
      withTenant(centre.id, () =>
        db().updateTable('students').set({ status }).where('id', '=', student).execute()
      )
    await setStatus('left')
    assert.equal((await post(visitor, of, span)).status(), 404)
    assert.isFalse((await ownAttendanceOf(visitor)).shown.may_tell)
    await setStatus('active')
    await archive(centre, 'students', student)
    assert.equal((await visitor.get(days)).status(), 404)
    assert.equal((await post(visitor, of, span)).status(), 404)
    const admin = await (await signedIn(client, await createAdministrator(centre))).prepare()
    assert.equal((await admin.get(days)).status(), 403)
  })
})
