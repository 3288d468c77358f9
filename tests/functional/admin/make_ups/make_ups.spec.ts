import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { missedSession, otherSession, stateOf } from '#tests/helpers/attendance/make_ups'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { signedIn } from '#tests/helpers/visitor'

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, visitor, missed: await missedSession(centre) }
}

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
    const { props, flash } = page.body()
    assert.equal(flash.success, 'Make-up booked')
    assert.equal(props.tab, 'make_ups')
    assert.deepInclude(props.make_ups[0], { state: 'booked', cause: 'absence', is_owed: true })
    assert.equal(props.make_ups[0].booked.id, session)
    assert.equal(props.make_ups[0].missed.id, missed.session)
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

  test('another centre’s are not found', async ({ client, assert }) => {
    const { missed } = await setup(client)
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    const of = `/admin/make-ups/${missed.credit}`
    const tries = [
      await stranger.visit(`${of}/choices`),
      await stranger.delete(`${of}/booking`),
      await stranger.put(`${of}/waiver`, { reason: 'Mine now' }),
      await stranger.put(`${of}/expiry`, { expires_on: '2027-06-01', reason: 'Mine now' }),
    ]
    assert.deepEqual(
      tries.map((answer) => answer.status()),
      [404, 404, 404, 404]
    )
  })
})
