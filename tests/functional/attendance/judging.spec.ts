import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { previewOutcomes } from '#domain/attendance/queries/preview_outcomes'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { during, guestAtTheDoor, sessionOf } from '#tests/helpers/attendance/at_the_door'
import {
  aMark,
  attendanceOf,
  chargeOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import {
  booked,
  creditOf,
  otherSession,
  stateOf,
  toldInTime,
} from '#tests/helpers/attendance/make_ups'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { cancel, restore } from '#tests/helpers/scheduling/editing'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'

const excused = { status: 'excused' } as const
const told = { ...excused, notice_at: '2026-11-01T10:00:00.000Z' } as const

const another = (centre: Centre, group: string, day: string, hour = '11') =>
  writeSession(centre, `${day}T${hour}:00Z`, `${day}T${hour}:45Z`, {
    type: 'regular',
    group_id: group,
  })

async function groupOfOne(centre: Centre) {
  const { group, session, students } = await markableSession(centre, 1)
  return { group, session, student: students[0]! }
}

test.group('What stands once somebody was marked', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('a note leaves the late cancellation that was free as it is, and one that was charged uses none', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { free_late_cancels: 1, late_cancel_charge: 50 })
    const { group, session, student } = await groupOfOne(centre)
    const second = await another(centre, group, '2026-11-25')
    await marked(centre, session, [aMark(student, excused)])
    await marked(centre, second, [aMark(student, excused)])
    const note = { ...excused, note: 'Her mother called', excuse: 'Ill', seen: 1 }
    await marked(centre, session, [aMark(student, note)])
    assert.deepEqual(await chargeOf(centre, session, student), ['late_cancel', 0, false])
    assert.deepEqual(await chargeOf(centre, second, student), ['late_cancel', 50, false])
    await marked(centre, session, [aMark(student, { seen: 2 })])
    const third = await another(centre, group, '2026-11-24')
    await marked(centre, third, [aMark(student, excused)])
    assert.deepEqual(await chargeOf(centre, third, student), ['late_cancel', 0, false])
  })

  test('a late cancellation in a group that charges nothing leaves the free one of the year, said beforehand and marked', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { free_late_cancels: 1, late_cancel_charge: 50 })
    const { group, student } = await groupOfOne(centre)
    const costless = await createGroup(centre)
    await sayPolicy(centre, { late_cancel_charge: 0 }, costless)
    await enrolled(centre, costless, { student: { id: student } })
    const first = await another(centre, costless, '2026-11-24')
    await marked(centre, first, [aMark(student, excused)])
    assert.deepEqual(await chargeOf(centre, first, student), ['late_cancel', 0, false])
    const [second, third] = [
      await another(centre, group, '2026-11-24', '12'),
      await another(centre, group, '2026-11-25'),
    ]
    const days = { from: '2026-11-24', until: '2026-11-25' }
    await another(centre, costless, '2026-11-25', '10')
    const foreseen = await readStatements(centre.id, () =>
      previewOutcomes({ studentId: student, sessionId: null, ...days }, new Date(during))
    )
    const causes = foreseen.map(({ cause, outcome }) => [cause, outcome.charge_percent])
    await marked(centre, second, [aMark(student, excused)])
    await marked(centre, third, [aMark(student, excused)])
    assert.deepEqual(await chargeOf(centre, second, student), ['late_cancel', 0, false])
    assert.deepEqual(await chargeOf(centre, third, student), ['late_cancel', 50, false])
    const expected = [
      [null, 0],
      ['free_late_cancel', 0],
      ['late', 0],
      ['late', 50],
      ['late', 50],
    ]
    assert.deepEqual(causes, expected)
  })

  test('nor does a note take back what was decided of a make-up, or what stood under another policy', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student } = await groupOfOne(centre)
    await sayPolicy(centre, { make_ups: 'ask' }, group)
    const session = await another(centre, group, '2026-11-24')
    await marked(centre, session, [aMark(student, { ...told, makes_up: true })])
    await sayPolicy(centre, { late_cancel_charge: 100, notice_hours: 336 })
    await marked(centre, session, [aMark(student, { ...told, note: 'By phone', seen: 1 })])
    assert.deepEqual(await chargeOf(centre, session, student), ['excused', 0, true])
    await marked(centre, session, [aMark(student, { ...excused, seen: 2 })])
    assert.deepEqual(await chargeOf(centre, session, student), ['late_cancel', 100, false])
  })

  test('who was excused in time stays so when a note comes too late, without a word on when it was told', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { late_cancel_charge: 100 })
    const { group, student } = await groupOfOne(centre)
    const session = await another(centre, group, '2026-11-27')
    await marked(centre, session, [aMark(student, excused)])
    freezeClock('2026-11-27T10:00Z')
    await marked(centre, session, [aMark(student, { ...excused, note: 'Fever', seen: 1 })])
    assert.deepEqual(await chargeOf(centre, session, student), ['excused', 0, true])
    freezeClock('2026-11-27T11:10Z')
    await marked(centre, session, [aMark(student, { ...excused, seen: 2 })])
    assert.deepEqual(await chargeOf(centre, session, student), ['late_cancel', 100, false])
  })

  test('a session that is called off and takes place after all has what stood before, not what holds by now', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student } = await groupOfOne(centre)
    const session = await another(centre, group, '2026-11-26')
    await marked(centre, session, [aMark(student, excused)])
    const before = await attendanceOf(centre, session, student)
    await sayPolicy(centre, { late_cancel_charge: 100, pays_late_cancel: true })
    await cancel(centre, await sessionOf(centre, session))
    assert.deepEqual(await chargeOf(centre, session, student), ['called_off', 0, false])
    await restore(centre, await sessionOf(centre, session))
    assert.deepEqual(await attendanceOf(centre, session, student), { ...before, version: 3 })
  })

  test('a make-up that was given stays given when the session was called off in between', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_ups_allowed: 1, make_ups_per: 'year' })
    const { group, student } = await groupOfOne(centre)
    const first = await another(centre, group, '2026-11-28')
    const second = await another(centre, group, '2026-11-29')
    await marked(centre, first, [aMark(student, told)])
    await cancel(centre, await sessionOf(centre, first))
    await marked(centre, second, [aMark(student, told)])
    await restore(centre, await sessionOf(centre, first))
    assert.deepEqual(await chargeOf(centre, first, student), ['excused', 0, true])
    assert.equal((await creditOf(centre, first, student))!.state, 'available')
    const third = await another(centre, group, '2026-11-30')
    await marked(centre, third, [aMark(student, told)])
    assert.deepEqual(await chargeOf(centre, third, student), ['excused', 0, false])
  })

  test('of eight absences that are marked at once, as many are free and made up for as the policy allows', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, {
      ...{ free_late_cancels: 1, late_cancel_charge: 50 },
      ...{ make_ups_allowed: 1, make_ups_per: 'year' },
    })
    const { group, student } = await groupOfOne(centre)
    const sessions = []
    for (const day of ['21', '22', '23', '24']) {
      sessions.push(await another(centre, group, `2026-11-${day}`, '05'))
      sessions.push(await another(centre, group, `2026-11-${day}`, '07'))
    }
    await Promise.all(
      sessions.map((id, n) => marked(centre, id, [aMark(student, n % 2 ? excused : told)]))
    )
    const rows = await Promise.all(sessions.map((id) => chargeOf(centre, id, student)))
    const free = rows.filter(([event, percent]) => event === 'late_cancel' && percent === 0)
    const given = rows.filter(([, , makesUp]) => makesUp)
    assert.deepEqual([free.length, given.length], [1, 1])
  })
})

test.group('Guests who are marked', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('whoever has a seat of their own by now pays for it, and has the make-up back', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { charges_excused: true })
    const { student, credit, other } = await guestAtTheDoor(centre)
    await marked(centre, other.session, [aMark(student)])
    assert.deepEqual(await chargeOf(centre, other.session, student), ['attended', 0, false])
    await enrolled(centre, other.group, { student: { id: student }, startsOn: '2026-11-20' })
    await marked(centre, other.session, [aMark(student, { note: 'Enrolled', seen: 1 })])
    assert.deepInclude(await attendanceOf(centre, other.session, student), {
      ...{ standing: 'enrolled', charge_percent: 100, uses_unit: true },
    })
    assert.equal(await stateOf(centre, credit), 'available')
  })

  test('whose make-up was spent elsewhere meanwhile pays as anybody, and so does one of whom none is owed', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { charges_excused: true })
    const { group, session, student, credit, other } = await guestAtTheDoor(centre)
    const third = await otherSession(centre, group, ['2026-11-25T15:05Z', '2026-11-25T16:00Z'], {
      capacity: 5,
    })
    await marked(centre, other.session, [aMark(student, toldInTime)])
    assert.equal(await stateOf(centre, credit), 'available')
    await marked(centre, other.session, [aMark(student, { seen: 1 })])
    assert.deepEqual(await chargeOf(centre, other.session, student), ['attended', 0, false])
    assert.equal(await stateOf(centre, credit), 'used')
    await marked(centre, other.session, [aMark(student, { ...toldInTime, seen: 2 })])
    await booked(centre, credit, third.session)
    await marked(centre, other.session, [aMark(student, { seen: 3 })])
    assert.deepEqual(await chargeOf(centre, other.session, student), ['attended', 100, false])
    freezeClock('2026-11-25T15:10Z')
    await marked(centre, third.session, [aMark(student)])
    assert.deepEqual(await chargeOf(centre, third.session, student), ['attended', 0, false])
    await marked(centre, third.session, [aMark(student, { ...toldInTime, seen: 1 })])
    await marked(centre, session, [aMark(student, { seen: 1 })])
    await marked(centre, third.session, [aMark(student, { seen: 2 })])
    assert.deepEqual(await chargeOf(centre, third.session, student), ['attended', 100, false])
  })

  test('a guest who cancels late uses no free late cancellation', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { free_late_cancels: 1, late_cancel_charge: 50 })
    const { group, student, other } = await guestAtTheDoor(centre)
    await marked(centre, other.session, [aMark(student, excused)])
    const own = await another(centre, group, '2026-11-25')
    await marked(centre, own, [aMark(student, excused)])
    assert.deepEqual(await chargeOf(centre, own, student), ['late_cancel', 0, false])
  })

  test('a trial that became an enrolment stays the trial that was marked', async ({ assert }) => {
    const centre = await createCentre()
    const { group, session } = await groupOfOne(centre)
    const { id, studentId } = await enrolled(centre, group, { as: 'trial' })
    await marked(centre, session, [aMark(studentId)])
    await withTenant(centre.id, () =>
      db().updateTable('enrolments').set({ status: 'active' }).where('id', '=', id).execute()
    )
    await marked(centre, session, [aMark(studentId, { note: 'Liked it', seen: 1 })])
    assert.equal((await attendanceOf(centre, session, studentId))!.standing, 'trial')
  })
})
