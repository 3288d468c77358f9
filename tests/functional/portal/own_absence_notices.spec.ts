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
import { guardianOf, ownAttendanceOf } from '#tests/helpers/people/families'
import { auditOf } from '#tests/helpers/people/students'
import { archive, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const dayBefore = '2026-11-24T13:00Z'
const span = { from_day: '2026-11-25', until_day: '2026-11-26', session_id: '' }

async function atHome(client: ApiClient) {
  const centre = await createCentre()
  const { group, session, students } = await markableSession(centre, 1)
  const student = students[0]!
  const { account, visitor } = await guardianOf(client, centre, [student])
  return { centre, account, visitor, group, session, student, of: `/attendance/${student}` }
}

const preview = async (visitor: Visitor, of: string, asked: object = span) =>
  (
    await visitor.get(
      `${of}/absence-outcomes?${new URLSearchParams(asked as Record<string, string>)}`
    )
  ).body()

/** Tells it as the page does: what is shown before is what is confirmed. */
async function tell(visitor: Visitor, of: string, asked: object = span, reason = 'Ill') {
  const { fingerprint } = await preview(visitor, of, asked)
  return visitor.post(`${of}/absence-notices`, { ...asked, reason, previewed: fingerprint })
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
    await tell(visitor, of)
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
    const form = { ...span, reason: 'Ill', previewed: fingerprint }
    await visitor.post(`${of}/absence-notices`, form)
    assert.property(await errorsOf(visitor), 'previewed')
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 0)
    const alone = { ...span, session_id: session }
    await Promise.all(Array.from({ length: 5 }, () => tell(visitor, of, alone)))
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
    const wrong: [object, string][] = [
      [{ ...span, session_id: session }, 'from_day'],
      [span, 'from_day'],
      [{ ...span, from_day: '2026-11-24' }, 'from_day'],
      [{ ...span, session_id: strange }, 'session_id'],
      [{ ...span, until_day: '2026-11-24' }, 'until_day'],
      [{ ...span, until_day: '2026-12-26' }, 'until_day'],
    ]
    for (const [asked, field] of wrong) {
      await visitor.post(`${of}/absence-notices`, { ...asked, reason: 'Ill', previewed: 'x' })
      assert.deepEqual(Object.keys(await errorsOf(visitor)), [field], JSON.stringify(asked))
    }
    assert.equal((await preview(visitor, of)).fault, 'begun')
    await visitor.post(`${of}/absence-notices`, { ...span, reason: '', previewed: 'x' })
    assert.property(await errorsOf(visitor), 'reason')
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 0)
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
    await tell(visitor, of)
    await withdraw()
    assert.lengthOf(await standing(), 0)
    assert.equal((await auditOf(centre, student)).at(-1).action, 'attendance.withdraw_absence')
    await tell(visitor, of)
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
      ...{ ...span, told_on: '2026-11-24', told_time: '12:00', reason: 'Between us', told_by: '' },
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
    await tell(visitor, of)
    const [notice] = await rowsOf(centre, 'absence_notices')
    const path = `${of}/absence-notices`
    const form = { ...span, reason: 'Ill', previewed: 'x' }
    const asked = `${of}/absence-outcomes?${new URLSearchParams(span)}`
    const stranger = await (await signedIn(client, await createPerson(centre, 'student'))).prepare()
    const elsewhere = (await atHome(client)).visitor
    for (const other of [stranger, elsewhere]) {
      assert.equal((await other.get(asked)).status(), 404)
      assert.equal((await other.post(path, form)).status(), 404)
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
    assert.equal((await visitor.post(path, form)).status(), 404)
    assert.isFalse((await ownAttendanceOf(visitor)).shown.may_tell)
    await setStatus('active')
    await archive(centre, 'students', student)
    assert.equal((await visitor.get(asked)).status(), 404)
    assert.equal((await visitor.post(path, form)).status(), 404)
    const admin = await (await signedIn(client, await createAdministrator(centre))).prepare()
    assert.equal((await admin.get(asked)).status(), 403)
  })
})
