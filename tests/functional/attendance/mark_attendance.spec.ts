import { test } from '@japa/runner'
import { markedInSession } from '#domain/attendance/queries/session_attendance'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { freezeClock } from '#domain/shared/time/clock'
import { during } from '#tests/helpers/attendance/at_the_door'
import {
  aMark,
  attendanceOf,
  mark,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { cancel, edit, restore, sessionsIn } from '#tests/helpers/scheduling/editing'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { actIn, enrolled } from '#tests/helpers/teaching/groups'
import { props } from '#tests/helpers/visitor'

test.group('Marking attendance', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('keeps each mark with what follows from it, and the session is taken with the last', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre)
    const [first, second, third] = students as [string, string, string]
    const some = await marked(centre, session, [
      aMark(first),
      aMark(second, { status: 'late', minutes_late: 10 }),
    ])
    assert.isFalse(some.isTaken)
    const rest = await marked(centre, session, [aMark(third, { status: 'absent' })])
    assert.isTrue(rest.isTaken)
    const rows = await Promise.all(students.map((id) => attendanceOf(centre, session, id)))
    assert.deepEqual(
      rows.map((row) => [row!.status, row!.event, row!.counts_as_attended, row!.charge_percent]),
      [
        ['present', 'attended', true, 100],
        ['late', 'attended', true, 100],
        ['absent', 'no_show', false, 0],
      ]
    )
    const [kept] = await rowsOf(centre, 'class_sessions', { id: session })
    assert.equal(kept!.status, 'completed')
    assert.isNotNull(kept!.attendance_taken_at)
    const trail = await rowsOf(centre, 'audit_events', { subject_id: session })
    assert.sameDeepMembers(
      trail.map(({ action, after }) => [action, after]),
      [
        ['attendance.mark', { present: 1, late: 1 }],
        ['attendance.mark', { absent: 1 }],
      ]
    )
  })

  test('by the policy of the group, else of the centre', async ({ assert }) => {
    const centre = await createCentre()
    const [one, other] = [await markableSession(centre, 1), await markableSession(centre, 1)]
    await sayPolicy(centre, { no_show_charge: 100 })
    await sayPolicy(centre, { no_show_charge: 40 }, other.group)
    for (const { session, students } of [one, other]) {
      await marked(centre, session, [aMark(students[0]!, { status: 'absent' })])
    }
    const charges = [one, other].map(({ session, students }) =>
      attendanceOf(centre, session, students[0]!).then((row) => row!.charge_percent)
    )
    assert.deepEqual(await Promise.all(charges), [100, 40])
  })

  test('a mark that is sent again is kept once, also after it was corrected', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    const first = aMark(students[0]!, { status: 'absent' })
    await marked(centre, session, [first])
    await marked(centre, session, [aMark(students[0]!, { seen: 1 })])
    const again = await marked(centre, session, [first])
    assert.deepEqual(again.kept, [first.id])
    const row = await attendanceOf(centre, session, students[0]!)
    assert.deepInclude(row, { status: 'present', version: 2 })
    const marks = await rowsOf(centre, 'attendance_marks', { session_id: session })
    assert.lengthOf(marks, 2)
    const trail = await rowsOf(centre, 'audit_events', { action: 'attendance.correct' })
    const trailMark = { student_id: students[0]!, makes_up: false, pays_instructor: true }
    assert.deepEqual(trail[0]!.before, {
      marks: [{ ...trailMark, status: 'absent', charge_percent: 0, uses_unit: false }],
    })
    assert.deepEqual(trail[0]!.after, {
      marks: [{ ...trailMark, status: 'present', charge_percent: 100, uses_unit: true }],
    })
  })

  test('a session’s activity and the trail name whose mark was corrected, to whoever may see students', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    const [first, second] = students as [string, string]
    await marked(centre, session, [aMark(first, { status: 'absent' }), aMark(second)])
    await marked(centre, session, [aMark(first, { seen: 1 })])
    const { visitor } = await office(client, centre)
    const reader = await clerk(client, centre, [
      'admin.sessions.index',
      'admin.attendance.index',
      'admin.audit.index',
    ])
    for (const path of [
      `/admin/class-sessions/${session}?tab=activity`,
      '/admin/audit?area=attendance',
    ]) {
      const corrections = Object.values((await props(visitor, path)).corrections)
      assert.lengthOf(corrections, 1)
      assert.containsSubset(corrections[0], {
        named: [
          { student: { id: first }, before: { status: 'absent' }, after: { status: 'present' } },
        ],
        more: 0,
      })
      assert.deepEqual((await props(reader, path)).corrections, {})
    }
  })

  test('an id is one mark’s: of another student or session it is refused, and nothing is kept for it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other] = [await markableSession(centre, 2), await markableSession(centre, 1)]
    const [first, second] = one.students as [string, string]
    const kept = aMark(first)
    await marked(centre, one.session, [kept])
    const again = { id: kept.id, status: 'absent' as const }
    for (const [session, student] of [
      [one.session, second],
      [other.session, other.students[0]!],
    ] as const) {
      const result = await mark(centre, session, [aMark(student, again)])
      assert.containsSubset(result, {
        ok: true,
        value: { kept: [], refused: [{ id: kept.id, student_id: student, fault: 'used_id' }] },
      })
      assert.isUndefined(await attendanceOf(centre, session, student))
    }
    const [next, twice] = [aMark(second), aMark(first, { status: 'late', seen: 1 })]
    const both = await mark(centre, one.session, [next, { ...twice, id: next.id }])
    assert.containsSubset(both, { value: { kept: [next.id], refused: [{ student_id: first }] } })
  })

  test('nobody is told of an absence later than it is marked, whatever a device’s clock says', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { notice_hours: 24, late_cancel_charge: 100 })
    const soon = await markableSession(centre, 2, ['2026-11-26T10:00Z', '2026-11-26T11:00Z'])
    const far = await markableSession(centre, 1, ['2026-12-06T10:00Z', '2026-12-06T11:00Z'])
    const [late, later] = soon.students as [string, string]
    const excused = { status: 'excused' as const }
    const wrongClock = { ...excused, notice_at: '2026-11-25T18:00:00.000Z' }
    await marked(centre, soon.session, [aMark(late, excused), aMark(later, wrongClock)])
    await marked(centre, far.session, [aMark(far.students[0]!, excused)])
    const rows = [
      await attendanceOf(centre, soon.session, late),
      await attendanceOf(centre, soon.session, later),
      await attendanceOf(centre, far.session, far.students[0]!),
    ]
    assert.deepEqual(
      rows.map((row) => [row!.event, row!.notice_at.toISOString()]),
      [
        ['late_cancel', '2026-11-25T13:10:00.000Z'],
        ['late_cancel', '2026-11-25T13:10:00.000Z'],
        ['excused', '2026-11-25T13:10:00.000Z'],
      ]
    )
  })

  test('what somebody else marked meanwhile is not overwritten, and the same said twice is no conflict', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    await marked(centre, session, [aMark(students[0]!)])
    await marked(centre, session, [aMark(students[0]!)])
    const result = await mark(centre, session, [aMark(students[0]!, { status: 'absent' })])
    assert.equal(result.ok && result.value.refused[0]!.fault, 'changed')
    assert.equal((await attendanceOf(centre, session, students[0]!))!.status, 'present')
  })

  test('only who is on the roster that day, who is on no pause, and nobody before the time', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, session, students } = await markableSession(centre, 1)
    const other = await markableSession(centre, 1)
    const later = await enrolled(centre, group, { startsOn: '2026-12-01' })
    const tomorrow = await writeSession(centre, '2026-11-26T13:00Z', '2026-11-26T14:00Z', {
      type: 'regular',
      group_id: group,
    })
    const faults = async (...given: Parameters<typeof mark>) => {
      const result = await mark(...given)
      return result.ok ? result.value.refused.map(({ fault }) => fault) : result.error.type
    }
    const strangers = [aMark(other.students[0]!), aMark(later.studentId)]
    assert.deepEqual(await faults(centre, session, strangers), ['not_on_roster', 'not_on_roster'])
    assert.deepEqual(await faults(centre, tomorrow, [aMark(students[0]!)]), ['too_early'])
    const excused = aMark(students[0]!, {
      status: 'excused',
      notice_at: '2026-11-25T12:00:00.000Z',
    })
    assert.deepEqual(await faults(centre, tomorrow, [excused]), [])
    const late = (minutes: number) => aMark(students[0]!, { status: 'late', minutes_late: minutes })
    assert.deepEqual(await faults(centre, session, [late(61)]), ['too_long'])
    assert.deepEqual(await faults(centre, session, [late(60)]), [])
    const [row] = await rowsOf(centre, 'class_sessions', { id: tomorrow })
    assert.equal(row!.status, 'scheduled')
  })

  test('a student who leaves today stays on the roster of today’s last session, and is on none from tomorrow', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, session, students } = await markableSession(centre, 2)
    const to = { type: 'regular', group_id: group }
    const next = await writeSession(centre, '2026-11-26T13:00Z', '2026-11-26T14:00Z', to)
    const early = await markableSession(centre, 1, ['2026-11-25T15:00Z', '2026-11-25T16:00Z'])
    const leave = async (student: string) => {
      const [{ id }] = await rowsOf(centre, 'enrolments', { student_id: student })
      const left = await new DropEnrolment().execute({ ...actIn(centre), id, reason: 'Moved away' })
      if (!left.ok) throw new Error(left.error.type)
      return id as string
    }
    const rosterOf = (of: string) =>
      readStatements(centre.id, async () =>
        (await markedInSession(of)).map(({ student_id: id }) => id)
      )
    const [gone, sooner] = students as [string, string]
    await leave(sooner)
    assert.sameMembers(await rosterOf(session), [gone])
    freezeClock('2026-11-25T14:00Z')
    const id = await leave(gone)
    assert.sameMembers(await rosterOf(session), [gone])
    assert.notInclude(await rosterOf(next), gone)
    const [row] = await rowsOf(centre, 'enrolments', { id })
    assert.deepInclude(row, { status: 'dropped', ends_on: '2026-11-26' })
    await leave(early.students[0]!)
    assert.isEmpty(await rosterOf(early.session))
  })

  test('after its days a mark is corrected by right and with a reason only', async ({ assert }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    freezeClock('2026-12-02T14:00:01Z')
    const correct = (how: object) =>
      mark(centre, session, [aMark(students[0]!)], how).then((result) =>
        result.ok ? 'kept' : result.error.type
      )
    assert.equal(await correct({}), 'locked')
    assert.equal(await correct({ mayCorrectLocked: true }), 'no_reason')
    assert.equal(await correct({ mayCorrectLocked: true, reason: 'Wrong list' }), 'kept')
  })

  test('a cancelled session has no attendance, and one that was billed takes a right and a reason', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, session, students } = await markableSession(centre, 1)
    const cancelled = await writeSession(centre, '2026-11-24T13:00Z', '2026-11-24T14:00Z', {
      type: 'regular',
      group_id: group,
      status: 'cancelled',
      cancelled_by: 'centre',
    })
    const result = await mark(centre, cancelled, [aMark(students[0]!)])
    assert.equal(!result.ok && result.error.type, 'cancelled')
    await marked(centre, session, [aMark(students[0]!)])
    await withTenant(centre.id, () =>
      db()
        .updateTable('attendance')
        .set({ billed_at: new Date() })
        .where('session_id', '=', session)
        .execute()
    )
    const again = await mark(centre, session, [aMark(students[0]!, { status: 'absent', seen: 1 })])
    assert.equal(again.ok && again.value.refused[0]!.fault, 'billed')
    const correction = () => [aMark(students[0]!, { status: 'absent', seen: 1 })]
    const unexplained = await mark(centre, session, correction(), { mayCorrectLocked: true })
    assert.equal(!unexplained.ok && unexplained.error.type, 'no_reason')
    const how = { mayCorrectLocked: true, reason: 'Was at the wrong door' }
    await marked(centre, session, correction(), how)
    const row = await attendanceOf(centre, session, students[0]!)
    assert.equal(row!.status, 'absent')
    assert.isNotNull(row!.billed_at)
  })

  test('a session that somebody came to is not moved, nor made an event; it can still end later or be called off', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    const row = async () => (await rowsOf(centre, 'class_sessions', { id: session }))[0]!
    const at = (date: string, minutes: number) => ({ time: { date, starts: '16:00', minutes } })
    await marked(centre, session, [aMark(students[0]!)])
    for (const change of [at('2026-12-02', 60), { type: 'event' as const }]) {
      assert.deepEqual(await edit(centre, await row(), change), {
        ok: false,
        error: { type: 'attended', field: 'date' },
      })
    }
    assert.isTrue((await edit(centre, await row(), at('2026-11-25', 90))).ok)
    assert.isTrue((await cancel(centre, [await row()])).ok)
  })

  test('so many late cancellations of a year are free', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { free_late_cancels: 1, late_cancel_charge: 50 })
    const { group, session, students } = await markableSession(centre, 1)
    const before = await writeSession(centre, '2026-11-23T13:00Z', '2026-11-23T14:00Z', {
      type: 'regular',
      group_id: group,
    })
    const lastYear = await writeSession(centre, '2025-12-23T13:00Z', '2025-12-23T14:00Z', {
      type: 'regular',
      student_id: students[0]!,
    })
    const charges = []
    for (const id of [lastYear, before, session]) {
      await marked(centre, id, [aMark(students[0]!, { status: 'excused' })], {
        mayCorrectLocked: true,
        reason: 'Told by phone',
      })
      charges.push((await attendanceOf(centre, id, students[0]!))!.charge_percent)
    }
    assert.deepEqual(charges, [0, 0, 50])
  })

  test('so many excused absences of a month are made up for', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_ups_allowed: 1, make_ups_per: 'month' })
    const { group, session, students } = await markableSession(centre, 1)
    const at = (day: string) =>
      writeSession(centre, `${day}T13:00Z`, `${day}T14:00Z`, { type: 'regular', group_id: group })
    const answers = []
    for (const id of [await at('2026-10-30'), await at('2026-11-23'), session]) {
      const notice = { notice_at: '2026-10-01T08:00:00.000Z' }
      await marked(centre, id, [aMark(students[0]!, { status: 'excused', ...notice })], {
        mayCorrectLocked: true,
        reason: 'Told by phone',
      })
      answers.push((await attendanceOf(centre, id, students[0]!))!.makes_up)
    }
    assert.deepEqual(answers, [true, true, false])
  })

  test('what is said again is not written again, nor judged by what holds by now', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    const absent = () => aMark(students[0]!, { status: 'absent' })
    await marked(centre, session, [absent()])
    await sayPolicy(centre, { no_show_charge: 100 })
    const again = absent()
    assert.deepEqual((await marked(centre, session, [again])).kept, [again.id])
    const row = await attendanceOf(centre, session, students[0]!)
    assert.deepInclude(row, { charge_percent: 0, version: 1 })
  })

  test('marks that were kept are answered for when they come again after the lock', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    const first = aMark(students[0]!)
    await marked(centre, session, [first])
    freezeClock('2027-01-01T00:00Z')
    assert.deepEqual((await marked(centre, session, [first])).kept, [first.id])
  })

  test('what the centre calls off costs nobody anything, until it takes place after all', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 50, pays_late_cancel: true })
    const { session, students } = await markableSession(centre, 1, [
      '2026-11-25T18:00Z',
      '2026-11-25T19:00Z',
    ])
    await marked(centre, session, [
      aMark(students[0]!, { status: 'excused', notice_at: '2026-11-25T13:00:00.000Z' }),
    ])
    const stands = async () => {
      const row = await attendanceOf(centre, session, students[0]!)
      return [row!.event, row!.charge_percent, row!.uses_unit, row!.pays_instructor]
    }
    assert.deepEqual(await stands(), ['late_cancel', 50, true, true])
    await cancel(centre, await sessionsIn(centre))
    assert.deepEqual(await stands(), ['called_off', 0, false, false])
    await restore(centre, await sessionsIn(centre))
    assert.deepEqual(await stands(), ['late_cancel', 50, true, true])
  })
})
