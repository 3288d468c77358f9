import { test } from '@japa/runner'
import { changePolicy } from '#domain/attendance/actions/change_policy'
import { policiesOf } from '#domain/attendance/queries/policies'
import { outcomeFields } from '#domain/attendance/rules/outcome'
import type { AttendancePolicy } from '#domain/attendance/rules/policy'
import { system } from '#domain/shared/audit/actor'
import { readTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  chargeOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import { booked, creditOf, otherSession, toldInTime } from '#tests/helpers/attendance/make_ups'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'

const today = '2026-11-25'
const absent = { status: 'absent' } as const

async function change(centre: Centre, rules: Partial<AttendancePolicy>, effective_from = today) {
  const version = await readTenant(centre.id, async () => {
    return (await policiesOf(null)).centre?.version ?? 0
  })
  const act = { tenantId: centre.id, actor: system, groupId: null, version, today }
  return changePolicy({ ...act, rules, effective_from })
}

test.group('A policy in force from a day', (tests) => {
  tests.each.setup(() => freezeClock(`${today}T14:10Z`))

  test('a no-show corrected to present and back costs what it did, whatever was changed since', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 100, pays_no_show: true })
    const { session, students } = await markableSession(centre, 2)
    const [student, late] = students as [string, string]
    await marked(centre, session, [aMark(student, absent)])
    await change(centre, { no_show_charge: 30, pays_no_show: false })
    await marked(centre, session, [aMark(student, { seen: 1 })])
    await marked(centre, session, [aMark(student, { ...absent, seen: 2 }), aMark(late, absent)])
    assert.deepEqual(await chargeOf(centre, session, student), ['no_show', 100, false])
    assert.isTrue((await attendanceOf(centre, session, student))!.pays_instructor)
    assert.deepEqual(await chargeOf(centre, session, late), ['no_show', 30, false])
  })

  test('a session of before it is marked by the terms of its own day, and a later one by those planned for it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 100, late_cancel_charge: 10, notice_hours: 336 })
    const { group, session, students } = await markableSession(centre, 1)
    const student = students[0]!
    const other = (day: string) =>
      writeSession(centre, `${day}T13:00Z`, `${day}T14:00Z`, { type: 'regular', group_id: group })
    const [yesterday, soon, later] = [
      await other('2026-11-24'),
      await other('2026-11-26'),
      await other('2026-12-01'),
    ]
    await change(centre, { no_show_charge: 30, late_cancel_charge: 20 })
    await change(centre, { late_cancel_charge: 60 }, '2026-12-01')
    await marked(centre, yesterday, [aMark(student, absent)])
    await marked(centre, session, [aMark(student, absent)])
    for (const one of [soon, later])
      await marked(centre, one, [aMark(student, { status: 'excused' })])
    const charges = [yesterday, session, soon, later].map(async (one) => {
      return (await attendanceOf(centre, one, student))!.charge_percent
    })
    assert.deepEqual(await Promise.all(charges), [100, 30, 20, 60])
  })

  test('no day that is over changes its terms', async ({ assert }) => {
    const centre = await createCentre()
    const result = await change(centre, { no_show_charge: 30 }, '2026-11-24')
    assert.deepEqual(!result.ok && result.error, { type: 'past_day', field: 'effective_from' })
    assert.lengthOf(await rowsOf(centre, 'attendance_policy_changes'), 0)
  })

  test('a guest is charged anew when the missed session is corrected, by the terms of before, told in history and trail', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { charges_excused: true, no_show_charge: 100, pays_no_show: true })
    const { group, session, students } = await markableSession(centre, 1)
    const student = students[0]!
    const hours: [string, string] = [`${today}T14:30Z`, `${today}T15:30Z`]
    const { session: visited } = await otherSession(centre, group, hours)
    await marked(centre, session, [aMark(student, toldInTime)])
    await booked(centre, (await creditOf(centre, session, student))!.id, visited)
    await marked(centre, visited, [aMark(student, absent)])
    const first = outcomeFields((await attendanceOf(centre, visited, student))! as never)
    assert.deepInclude(first, { charge_percent: 0, uses_unit: false, pays_instructor: true })
    await change(centre, { charges_excused: false, no_show_charge: 30, pays_no_show: false })
    await marked(centre, session, [aMark(student, { seen: 1 })])
    const second = outcomeFields((await attendanceOf(centre, visited, student))! as never)
    assert.deepEqual(second, { ...first, charge_percent: 100, uses_unit: true })
    await marked(centre, session, [aMark(student, { ...toldInTime, seen: 2 })])
    const third = outcomeFields((await attendanceOf(centre, visited, student))! as never)
    assert.deepEqual(third, first)
    const history = await rowsOf(centre, 'attendance_marks', {
      session_id: visited,
      method: 'recalculated',
    })
    history.sort((one, other) => one.version - other.version)
    assert.deepEqual(
      history.map(({ before, mark }) => [outcomeFields(before), outcomeFields(mark)]),
      [
        [first, second],
        [second, first],
      ]
    )
    const trail = (await auditOf(centre, visited)).filter(
      ({ action }) => action === 'attendance.correct'
    )
    assert.deepEqual(
      trail.map(({ before, after }) => [before, after].map(({ marks }) => marks[0].uses_unit)),
      [
        [false, true],
        [true, false],
      ]
    )
  })
})
