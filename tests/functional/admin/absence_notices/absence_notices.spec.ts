import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type PreviewedOutcomeTransformer from '#core/attendance/previewed_outcome_transformer'
import type { Permission } from '#domain/access/roles/permissions'
import { sessionAttendance } from '#domain/attendance/queries/session_attendance'
import { readTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  marked,
  markableSession,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { signedIn } from '#tests/helpers/visitor'

const dayBefore = '2026-11-24T13:00Z'
const span = { from_day: '2026-11-25', until_day: '2026-11-26' }
const toldNow = { told_on: '2026-11-24', told_time: '16:00' }
const ill = { ...span, ...toldNow, reason: 'Ill', told_by: 'Mother', session_id: '' }

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
  const { group, session, students } = await markableSession(centre, 1)
  const student = students[0]!
  return { centre, visitor, group, session, student, of: `/admin/students/${student}` }
}

const rowOf = async (centre: Centre, session: string, student: string) =>
  (await readTenant(centre.id, () => sessionAttendance(session, 'en'))).find(
    (row) => row.student_id === student
  )!

const outcomesUrl = (of: string, asked: object) =>
  `${of}/absence-outcomes?${new URLSearchParams(asked as Record<string, string>)}`

type Previewed = ReturnType<PreviewedOutcomeTransformer['toObject']>

test.group('Absence notices', (tests) => {
  tests.each.setup(() => freezeClock(dayBefore))

  test('stand on the roster of each session of their days, also of one that is scheduled later', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, session, student, of } = await atTheDesk(client)
    await visitor.post(`${of}/absence-notices`, ill)
    const write = (day: string) =>
      writeSession(centre, `${day}T13:00Z`, `${day}T14:00Z`, { type: 'regular', group_id: group })
    const [later, beyond] = [await write('2026-11-26'), await write('2026-11-27')]
    const told = [session, later, beyond].map(async (id) => {
      const { told_at: at, told_reason: reason } = await rowOf(centre, id, student)
      return [at?.toISOString(), reason]
    })
    const expected = ['2026-11-24T13:00:00.000Z', 'Ill']
    assert.deepEqual(await Promise.all(told), [expected, expected, [undefined, null]])
    assert.lengthOf(await rowsOf(centre, 'attendance'), 0)
    const { list } = (await visitor.visit(`${of}?tab=absences`)).body().props.absences
    assert.deepInclude(list[0], { reason: 'Ill', told_by: 'Mother', is_withdrawn: false })
    const event = (await auditOf(centre, student)).at(-1)
    assert.equal(event.action, 'attendance.tell_absence')
  })

  test('told twice at once it is kept once, and withdrawn twice it is withdrawn', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, student, of } = await atTheDesk(client)
    await Promise.all(Array.from({ length: 5 }, () => visitor.post(`${of}/absence-notices`, ill)))
    const notices = await rowsOf(centre, 'absence_notices')
    assert.lengthOf(notices, 1)
    const path = `${of}/absence-notices/${notices[0]!.id}`
    for (let time = 0; time < 2; time++) {
      assert.equal((await visitor.delete(path, { reason: 'Well again' })).status(), 303)
    }
    const trail = (await auditOf(centre, student)).map(({ action }) => action)
    assert.lengthOf(
      trail.filter((action) => action === 'attendance.withdraw_absence'),
      1
    )
    await visitor.post(`${of}/absence-notices`, ill)
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 2)
  })

  test('say beforehand what marking says afterwards', async ({ client, assert, cleanup }) => {
    const { centre, visitor, group, session, student, of } = await atTheDesk(client)
    await sayPolicy(centre, { late_cancel_charge: 50, notice_hours: 48, free_late_cancels: 1 })
    const other = await writeSession(centre, '2026-11-26T08:00Z', '2026-11-26T09:00Z', {
      type: 'regular',
      group_id: group,
    })
    const inTime = await writeSession(centre, '2026-11-26T13:00Z', '2026-11-26T14:00Z', {
      type: 'regular',
      student_id: student,
    })
    const asked = { ...span, ...toldNow }
    const previewed = (await visitor.get(outcomesUrl(of, asked))).body()
    cleanup(freezeClock('2026-11-26T14:00Z'))
    const noticeAt = '2026-11-24T13:00:00.000Z'
    const kept = []
    for (const id of [session, other, inTime]) {
      await marked(centre, id, [aMark(student, { status: 'excused', notice_at: noticeAt })])
      const row = await attendanceOf(centre, id, student)
      kept.push([id, row!.event, row!.charge_percent, row!.makes_up])
    }
    assert.deepEqual(
      (previewed as Previewed[]).map(
        ({ session: { id }, outcome: { event, charge_percent, makes_up } }: Previewed) => [
          ...[id, event, charge_percent, makes_up],
        ]
      ),
      kept
    )
    assert.deepEqual(
      (previewed as Previewed[]).map(({ cause, notice_hours: hours }) => [cause, hours]),
      [
        ['free_late_cancel', 48],
        ['late', 48],
        [null, 48],
      ]
    )
    assert.deepEqual(
      kept.map(([, ...outcome]) => outcome),
      [
        ['late_cancel', 0, false],
        ['late_cancel', 50, false],
        ['excused', 0, true],
      ]
    )
  })

  test('of one session are of no other, and a mark that says the same was made by the notice', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, session, student, of } = await atTheDesk(client)
    const other = await writeSession(centre, '2026-11-25T15:00Z', '2026-11-25T16:00Z', {
      type: 'regular',
      group_id: group,
    })
    await visitor.post(`${of}/absence-notices`, { ...ill, session_id: session })
    assert.isNull((await rowOf(centre, other, student)).told_at)
    const { told_at, told_reason } = await rowOf(centre, session, student)
    const noticeAt = told_at!.toISOString()
    const excused = { status: 'excused' as const, notice_at: noticeAt, excuse: told_reason }
    await marked(centre, session, [aMark(student, excused)])
    assert.deepInclude(await attendanceOf(centre, session, student), {
      method: 'notice',
      event: 'excused',
    })
  })

  test('are withdrawn once and with a reason, and hold no more', async ({ client, assert }) => {
    const { centre, visitor, session, student, of } = await atTheDesk(client)
    await visitor.post(`${of}/absence-notices`, ill)
    const [notice] = await rowsOf(centre, 'absence_notices')
    const url = `${of}/absence-notices/${notice!.id}`
    await visitor.delete(url, { reason: '' })
    assert.isNotNull((await rowOf(centre, session, student)).told_at)
    await visitor.delete(url, { reason: 'Well again' })
    assert.isNull((await rowOf(centre, session, student)).told_at)
    const again = await visitor.delete(url, { reason: 'Well again' })
    again.assertStatus(303)
    assert.equal((await auditOf(centre, student)).at(-1).action, 'attendance.withdraw_absence')
  })

  test('what can’t be meant is refused', async ({ client, assert }) => {
    const { centre, visitor, of } = await atTheDesk(client)
    const { session: strange } = await markableSession(centre, 1)
    const wrong: [object, string][] = [
      [{ ...ill, reason: '' }, 'reason'],
      [{ ...ill, until_day: '2026-11-24' }, 'until_day'],
      [{ ...ill, told_time: '16:01' }, 'told_on'],
      [{ ...ill, session_id: strange }, 'session_id'],
    ]
    for (const [form, field] of wrong) {
      await visitor.post(`${of}/absence-notices`, form)
      const { errors } = (await visitor.visit(of)).body().props
      assert.deepEqual(Object.keys(errors), [field])
    }
    assert.lengthOf(await rowsOf(centre, 'absence_notices'), 0)
  })

  test('are made, withdrawn and read by the permissions of attendance, in their centre', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, of } = await atTheDesk(client)
    await visitor.post(`${of}/absence-notices`, ill)
    const [notice] = await rowsOf(centre, 'absence_notices')
    const who = async (...permissions: Permission[]) => {
      const account = await createAdministratorWho(centre, ['admin.students.index', ...permissions])
      return (await signedIn(client, account)).prepare()
    }
    const [reader, maker] = [
      await who('admin.attendance.index'),
      await who('admin.attendance.create'),
    ]
    const url = `${of}/absence-notices/${notice!.id}`
    const asked = outcomesUrl(of, { ...span, ...toldNow })
    assert.equal((await reader.post(`${of}/absence-notices`, ill)).status(), 403)
    assert.equal((await reader.get(asked)).status(), 403)
    assert.equal((await maker.get(asked)).status(), 200)
    assert.equal((await maker.delete(url, { reason: 'No' })).status(), 403)
    assert.isNull((await maker.visit(of)).body().props.absences)
    const elsewhere = await atTheDesk(client)
    assert.equal((await elsewhere.visitor.post(`${of}/absence-notices`, ill)).status(), 404)
    assert.equal((await elsewhere.visitor.delete(url, { reason: 'No' })).status(), 404)
    assert.equal((await elsewhere.visitor.get(asked)).status(), 404)
  })
})
