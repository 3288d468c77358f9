import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, attendanceOf, marked, sayPolicy } from '#tests/helpers/attendance/attendance'
import { booked, missedSession, otherSession, stateOf } from '#tests/helpers/attendance/make_ups'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { clerk } from '#tests/helpers/centre/office'
import { props, signedIn, type Visitor } from '#tests/helpers/visitor'

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, visitor, missed: await missedSession(centre) }
}

const flashOf = async (visitor: Visitor) => (await visitor.visit('/admin/make-ups')).body().flash

test.group('Make-ups by pages', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test('the student’s tab proposes a session, books it and gives it back', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, missed } = await setup(client)
    const { session } = await otherSession(centre, missed.group)
    const of = `/admin/make-ups/${missed.credit}`
    const proposed = (await visitor.visit(`${of}/choices`)).body()
    assert.deepEqual(
      proposed.choices.map((choice: { id: string; seats_left: number }) => [
        choice.id,
        choice.seats_left,
      ]),
      [[session, 1]]
    )
    await visitor.post(`${of}/booking`, { session_id: session })
    const page = await visitor.visit(`/admin/students/${missed.student}?tab=make_ups`)
    const { props: shown, flash } = page.body()
    assert.equal(flash.success, 'Make-up booked')
    assert.equal(shown.tab, 'make_ups')
    assert.deepInclude(shown.make_ups[0], { state: 'booked', cause: 'absence', is_owed: true })
    assert.equal(shown.make_ups[0].booked.id, session)
    assert.equal(shown.make_ups[0].missed.id, missed.session)
    await visitor.delete(`${of}/booking`)
    assert.equal(await stateOf(centre, missed.credit), 'available')
    const trail = await rowsOf(centre, 'audit_events', { subject_id: missed.student })
    assert.includeMembers(
      trail.map(({ action }) => action),
      ['students.give_make_up', 'students.book_make_up', 'students.unbook_make_up']
    )
  })

  test('extends and waives with a reason alone, and says what is wrong', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, missed } = await setup(client)
    const of = `/admin/make-ups/${missed.credit}`
    const errors = async () =>
      (await visitor.visit(`/admin/students/${missed.student}?tab=make_ups`)).body().props.errors
    await visitor.put(`${of}/expiry`, { expires_on: '2027-06-01' })
    assert.property(await errors(), 'reason')
    await visitor.put(`${of}/expiry`, { expires_on: '2026-12-01', reason: 'Ill' })
    assert.deepEqual(await errors(), { expires_on: 'Choose a later day that hasn’t passed.' })
    await visitor.put(`${of}/expiry`, { expires_on: '2027-06-01', reason: 'Ill' })
    const [row] = await rowsOf(centre, 'make_up_credits', { id: missed.credit })
    assert.deepInclude(row, { expires_on: '2027-06-01', reason: 'Ill', state: 'available' })
    await visitor.post(`${of}/booking`, { session_id: missed.session })
    assert.property(await errors(), 'session_id')
    await visitor.put(`${of}/waiver`, {})
    assert.property(await errors(), 'reason')
    await visitor.put(`${of}/waiver`, { reason: 'They moved' })
    assert.equal(await stateOf(centre, missed.credit), 'waived')
  })

  test('a waiver is taken back once, by its toast, and what is not owed then stays taken back', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, missed } = await setup(client)
    const of = `/admin/make-ups/${missed.credit}`
    await visitor.put(`${of}/waiver`, { reason: 'They moved' })
    const { undo } = await flashOf(visitor)
    assert.deepInclude(undo, { method: 'delete', url: `${of}/waiver` })
    await visitor.delete(undo.url)
    const [row] = await rowsOf(centre, 'make_up_credits', { id: missed.credit })
    assert.deepInclude(row, { state: 'available', reason: null })
    await visitor.delete(undo.url)
    assert.equal((await flashOf(visitor)).error, 'The make-up isn’t waived any more.')
    await visitor.put(`${of}/waiver`, { reason: 'They moved' })
    const seen = (await attendanceOf(centre, missed.session, missed.student))!.version as number
    await marked(centre, missed.session, [aMark(missed.student, { seen })])
    await visitor.delete(undo.url)
    assert.equal(await stateOf(centre, missed.credit), 'withdrawn')
  })

  test('of the whole centre are listed, found and exported by those who may see attendance', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, missed } = await setup(client)
    const other = await missedSession(centre)
    await booked(centre, other.credit, (await otherSession(centre, other.group)).session)
    const list = async (asked: string, who = visitor) =>
      (await who.visit(`/admin/make-ups${asked}`)).body().props.make_ups.rows as {
        id: string
        student: { number: string }
        booked: object | null
      }[]
    const ids = async (asked: string) => (await list(asked)).map(({ id }) => id)
    assert.sameMembers(await ids(''), [missed.credit, other.credit])
    assert.deepEqual(await ids('?state=available'), [missed.credit])
    assert.deepEqual(await ids(`?group=${other.group}`), [other.credit])
    assert.deepEqual(await ids(`?student=${missed.student}`), [missed.credit])
    assert.lengthOf(await ids('?expires_from=2026-12-01&sort=expires_on'), 2)
    assert.isEmpty(await ids('?expires_to=2026-12-01'))
    const [row] = await list('?state=booked')
    assert.isNotNull(row!.booked)
    assert.deepEqual(await ids(`?q=${row!.student.number}`), [other.credit])
    const sheet = (await visitor.get('/admin/make-up-exports?state=booked')).text()
    assert.include(sheet, row!.student.number)
    assert.lengthOf(sheet.trim().split('\n'), 2)
    const reader = await clerk(client, centre, ['admin.attendance.index'])
    assert.sameMembers(
      (await list(`?student=${missed.student}`, reader)).map(({ id }) => id),
      [missed.credit, other.credit]
    )
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    assert.isEmpty(await list('', stranger))
    const strange = await visitor.get('/admin/make-ups?sort=reason&state=lost&page=999&q=%25_%5C')
    strange.assertStatus(200)
  })

  test('that nobody books and that expire soon need attention', async ({ client, assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { make_up_days: 14 })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const [missed, other, third, left] = [
      await missedSession(centre),
      await missedSession(centre),
      await missedSession(centre),
      await missedSession(centre),
    ]
    const later = { expires_on: '2026-12-10', reason: 'Ill' }
    await visitor.put(`/admin/make-ups/${other.credit}/expiry`, later)
    await booked(centre, third.credit, (await otherSession(centre, third.group)).session)
    await withTenant(centre.id, () =>
      db()
        .updateTable('enrolments')
        .set({ ends_on: '2026-11-25', status: 'dropped' })
        .where('student_id', '=', left.student)
        .execute()
    )
    const { counts, rows } = (await props(visitor, '/admin/today?kind=make_ups')).attention
    assert.deepInclude(counts, { kind: 'make_ups', count: 1 })
    assert.deepEqual(
      rows.map((row: { owed_to: { id: string }; cause: string }) => [row.owed_to.id, row.cause]),
      [[missed.student, 'absence']]
    )
  })

  test('another centre’s are not found', async ({ client, assert }) => {
    const { missed } = await setup(client)
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    const of = `/admin/make-ups/${missed.credit}`
    const tries = [
      await stranger.visit(`${of}/choices`),
      await stranger.delete(`${of}/booking`),
      await stranger.put(`${of}/waiver`, { reason: 'Mine now' }),
      await stranger.delete(`${of}/waiver`),
      await stranger.put(`${of}/expiry`, { expires_on: '2027-06-01', reason: 'Mine now' }),
    ]
    assert.deepEqual(
      tries.map((answer) => answer.status()),
      [404, 404, 404, 404, 404]
    )
  })
})
