import { test } from '@japa/runner'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import { UndoSessionAct } from '#domain/scheduling/class_sessions/actions/undo_session_act'
import { previewCancellation } from '#domain/attendance/queries/preview_cancellation'
import type { Canceller } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import { creditOf, toldInTime } from '#tests/helpers/attendance/make_ups'
import { type Centre, createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { actIn } from '#tests/helpers/teaching/groups'
import { v7 as uuid } from 'uuid'

const now = '2026-11-25T08:00Z'

const createStudent = async (centre: Centre) => (await createPerson(centre, 'student')).personId

const lesson = (centre: Centre, student: string, starts: string) =>
  writeSession(centre, starts, starts.replace(':00Z', ':45Z'), {
    type: 'regular',
    student_id: student,
  })

async function cancel(
  centre: Centre,
  ids: string[],
  by: Canceller = 'student',
  makesUp: boolean | null = null
) {
  const rows = await rowsOf(centre, 'class_sessions')
  const sessions = ids.map((id) => ({
    id,
    version: rows.find((row) => row.id === id)!.version as number,
  }))
  const result = await new CancelSessions().execute({
    ...{ ...actIn(centre), previewed: null, reason: null },
    ...{ chosen: { sessions, scope: 'this' }, by, makesUp },
  })
  if (!result.ok) throw new Error(result.error.type)
  return result.value.actId!
}

async function restore(centre: Centre, id: string) {
  const [row] = await rowsOf(centre, 'class_sessions', { id })
  const result = await new RestoreSessions().execute({
    ...{ ...actIn(centre), previewed: null, allowance: null },
    sessions: [{ id, version: row!.version as number }],
  })
  if (!result.ok) throw new Error(result.error.type)
}

const preview = (centre: Centre, ids: string[], makesUp: boolean | null = null) =>
  readStatements(centre.id, () => previewCancellation(ids, makesUp))

test.group('A one-to-one session that its student calls off', (tests) => {
  tests.each.setup(() => freezeClock(now))

  test('is charged as was said beforehand, each counted before the next', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, {
      ...{ notice_hours: 24, late_cancel_charge: 50, free_late_cancels: 1 },
      ...{ make_ups_allowed: 1, make_ups_per: 'month' },
    })
    const student = await createStudent(centre)
    const starts = ['25T10:00Z', '25T12:00Z', '26T08:00Z', '27T08:00Z']
    const ids = []
    for (const at of starts) ids.push(await lesson(centre, student, `2026-11-${at}`))
    const { oneToOne } = await preview(centre, ids)
    await cancel(centre, ids)
    const kept = await Promise.all(ids.map((id) => attendanceOf(centre, id, student)))
    const told = (one: { event: unknown; charge_percent: unknown; makes_up: unknown }) => [
      ...[one.event, one.charge_percent, one.makes_up],
    ]
    assert.deepEqual(
      kept.map((row) => told(row as never)),
      oneToOne.map(({ outcome }) => told(outcome))
    )
    assert.deepEqual(
      kept.map((row) => told(row as never)),
      [
        ['late_cancel', 0, false],
        ['late_cancel', 50, false],
        ['excused', 0, true],
        ['excused', 0, false],
      ]
    )
    assert.deepInclude(kept[0], { method: 'call_off', standing: 'alone', status: 'excused' })
    const [history] = await rowsOf(centre, 'attendance_marks', { session_id: ids[1]! })
    assert.deepInclude(history!.mark, { event: 'late_cancel', charge_percent: 50 })
    assert.isUndefined(await creditOf(centre, ids[1]!, student))
    assert.deepInclude(await creditOf(centre, ids[2]!, student), {
      ...{ state: 'available', cause: 'absence' },
    })
  })

  test('a notice that was told before counts from then, and who was marked keeps that mark', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 100 })
    const student = await createStudent(centre)
    const [noticed, excused] = [
      await lesson(centre, student, '2026-11-25T10:00Z'),
      await lesson(centre, student, '2026-11-25T12:00Z'),
    ]
    await insert(centre, 'absence_notices', {
      ...{ id: uuid(), student_id: student, session_id: noticed },
      ...{ reason: 'Travelling', told_at: '2026-11-20T10:00Z' },
    })
    await marked(centre, excused, [aMark(student, toldInTime)])
    await cancel(centre, [noticed, excused])
    assert.deepInclude(await attendanceOf(centre, noticed, student), {
      ...{ event: 'excused', charge_percent: 0, excuse: 'Travelling' },
    })
    assert.deepInclude(await attendanceOf(centre, excused, student), {
      ...{ event: 'excused', method: 'manual', version: 1 },
    })
  })

  test('is nobody’s absence any more when it takes place after all, billed or not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const student = await createStudent(centre)
    const [one, other, third] = [
      await lesson(centre, student, '2026-11-28T10:00Z'),
      await lesson(centre, student, '2026-11-28T12:00Z'),
      await lesson(centre, student, '2026-11-28T14:00Z'),
    ]
    await cancel(centre, [one, other])
    const act = await cancel(centre, [third])
    await withTenant(centre.id, () =>
      db()
        .updateTable('attendance')
        .set({ billed_at: new Date(now) })
        .where('session_id', '=', other)
        .execute()
    )
    await restore(centre, one)
    await restore(centre, other)
    const undone = await new UndoSessionAct().execute({ ...actIn(centre), undoneId: act })
    assert.isTrue(undone.ok)
    assert.isUndefined(await attendanceOf(centre, one, student))
    assert.isUndefined(await attendanceOf(centre, third, student))
    assert.isUndefined(await attendanceOf(centre, other, student))
    assert.equal((await creditOf(centre, one, student))!.state, 'withdrawn')
    assert.equal((await creditOf(centre, third, student))!.state, 'withdrawn')
    assert.equal((await creditOf(centre, other, student))!.state, 'withdrawn')
    await cancel(centre, [one])
    assert.equal((await creditOf(centre, one, student))!.state, 'available')
  })

  test('where the policy asks each time, what was decided holds', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_ups: 'ask' })
    const student = await createStudent(centre)
    const [yes, no] = [
      await lesson(centre, student, '2026-11-28T10:00Z'),
      await lesson(centre, student, '2026-11-28T12:00Z'),
    ]
    const { oneToOne } = await preview(centre, [yes, no])
    assert.deepEqual(
      oneToOne.map(({ outcome, asksMakeUp }) => [outcome.makes_up, asksMakeUp]),
      [
        [null, true],
        [null, true],
      ]
    )
    await cancel(centre, [yes], 'student', true)
    await cancel(centre, [no], 'student', false)
    assert.isDefined(await creditOf(centre, yes, student))
    assert.isUndefined(await creditOf(centre, no, student))
  })

  test('is no absence where the centre calls it off, or its student leaves', async ({ assert }) => {
    const centre = await createCentre()
    const student = await createStudent(centre)
    const { session, students } = await markableSession(centre, 2, [
      '2026-11-28T13:00Z',
      '2026-11-28T14:00Z',
    ])
    const own = await lesson(centre, student, '2026-11-28T10:00Z')
    assert.equal((await preview(centre, [own, session])).makeUps, 1 + students.length)
    await cancel(centre, [own, session], 'instructor')
    assert.lengthOf(await rowsOf(centre, 'attendance'), 0)
    assert.lengthOf(await rowsOf(centre, 'make_up_credits'), 1 + students.length)
    const group = await markableSession(centre, 1, ['2026-11-28T15:00Z', '2026-11-28T16:00Z'])
    await cancel(centre, [group.session], 'student')
    assert.lengthOf(await rowsOf(centre, 'attendance'), 0)
  })
})
