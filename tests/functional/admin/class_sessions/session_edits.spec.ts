import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { edit, sessionsIn } from '#tests/helpers/scheduling/editing'
import { scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { errorsOf } from '#tests/helpers/scheduling/session_pages'
import { createGroup } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const of = (id: string) => `/admin/class-sessions/${id}`
const hour = ['2026-09-14T14:00Z', '2026-09-14T15:00Z'] as const

test.group('Editing class sessions in the back office', (group) => {
  group.each.setup(() => freezeClock('2026-09-09T00:00Z'))

  test('one session is moved as its preview says, by who may change sessions', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await clerk(client, centre, ['admin.sessions.update'])
    const id = await writeSession(centre, ...hour, { title: 'Fair', notes: 'Bring a coat' })
    const url = 'https://meet.example.com/a'
    const time = { date: '2026-09-15', starts: '١٨:٠٠', minutes: 90 }
    const change = { version: 1, ...time, title: '', online_url: url, notes: 'None of an edit' }
    const told = (await visitor.post(`${of(id)}/edit-previews`, change)).body()
    assert.equal(told.plan.changed, 1)
    assert.equal((await sessionsIn(centre))[0].version, 1)
    await visitor.put(of(id), { ...change, previewed: told.plan.fingerprint })
    const [row] = await sessionsIn(centre)
    assert.deepEqual(
      [row.starts_at.toISOString(), row.ends_at.toISOString(), row.title, row.notes],
      ['2026-09-15T15:00:00.000Z', '2026-09-15T16:30:00.000Z', null, 'Bring a coat']
    )
    assert.equal(row.online_url, url)
  })

  test('the following ones of a series move to a room, one that was changed alone stays', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    await scheduled(
      centre,
      { groupId: await createGroup(centre) },
      weekly({ kind: 'count', count: 4 })
    )
    const [, second, third] = await sessionsIn(centre)
    await edit(centre, third, { title: 'Exam' })
    const change = { version: 1, scope: 'following', room_id: await createRoom(centre) }
    const told = (await visitor.post(`${of(second.id)}/edit-previews`, change)).body()
    const kept = { reason: 'detached', count: 1, starts: [third.starts_at.toISOString()] }
    assert.deepEqual([told.plan.changed, told.plan.left], [2, [kept]])
    const { rooms, instructors } = told.plan
    assert.containsSubset(rooms, [
      { was: null, is: { id: change.room_id }, count: 2, weekdays: [1] },
    ])
    assert.isEmpty(instructors)
    assert.lengthOf(told.plan.told, 2)
    await visitor.put(of(second.id), { ...change, previewed: told.plan.fingerprint })
    const rows = await sessionsIn(centre)
    assert.deepEqual(
      rows.map(({ room_id: room }) => room),
      [null, change.room_id, null, change.room_id]
    )
  })

  test('a preview tells every new time beside the one before', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    await scheduled(
      centre,
      { groupId: await createGroup(centre) },
      weekly({ kind: 'count', count: 3 })
    )
    const [, first] = await sessionsIn(centre)
    const page = await visitor.visit(of(first.id))
    const { local } = page.body().props.session
    const change = { version: 1, scope: 'all', ...local, minutes: local.minutes - 10 }
    const { plan } = (await visitor.post(`${of(first.id)}/edit-previews`, change)).body()
    assert.lengthOf(plan.told, 2)
    const { starts, minutes } = local
    const was = { starts, minutes }
    const is = { starts, minutes: minutes - 10 }
    assert.deepEqual(plan.times, [{ was, is, count: 2, weekdays: [1] }])
    const [told] = plan.told
    assert.equal(told.starts_at, told.was.starts_at)
    assert.equal(Date.parse(told.was.ends_at) - Date.parse(told.ends_at), 10 * 60_000)
    assert.deepInclude(plan.left, { reason: 'past', count: 1, starts: [] })
    await visitor.put(of(first.id), { ...change, previewed: plan.fingerprint })
    const { success } = (await visitor.visit('/admin/class-sessions')).body().flash
    assert.match(success, /^2 sessions [^·]* were changed$/)
  })

  test('an hour that the clocks skip is told before it is saved', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const id = await writeSession(centre, ...hour, { time_zone: 'Europe/Berlin' })
    const change = { version: 1, date: '2027-03-28', starts: '02:30', minutes: 60 }
    const told = (await visitor.post(`${of(id)}/edit-previews`, change)).body()
    assert.containsSubset(told.plan.told, [{ id, asked: '02:30', change: 'skipped' }])
  })

  test('a clash is named, and let through with a reason by who may', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const planner = await clerk(client, centre, ['admin.sessions.update'])
    const room = await createRoom(centre)
    const other = await writeSession(centre, ...hour, { room_id: room })
    const id = await writeSession(centre, ...hour)
    const change = { version: 1, room_id: room }
    const told = (await planner.post(`${of(id)}/edit-previews`, change)).body()
    assert.deepEqual([told.may_clash, told.plan.told[0].clashes[0].id], [false, other])
    await visitor.put(of(id), change)
    assert.property(await errorsOf(visitor), 'clash_reason')
    const through = { ...change, clash_reason: 'Two halves' }
    assert.equal((await planner.put(of(id), through)).status(), 403)
    await visitor.put(of(id), through)
    const row = (await sessionsIn(centre)).find((one) => one.id === id)
    assert.deepEqual([row?.room_id, row?.clash_reason], [room, 'Two halves'])
  })

  test('what is wrong is told under its field, in the preview and when saving', async ({
    client,
    assert,
  }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await writeSession(centre, ...hour)
    const time = { date: '2026-09-15', starts: '18:00', minutes: 90 }
    const refusals: [object, string][] = [
      [{ ...time, date: '2026-02-30' }, 'date'],
      [{ ...time, date: '2020-01-01' }, 'date'],
      [{ ...time, date: '2046-01-01' }, 'date'],
      [{ ...time, date: '' }, 'date'],
      [{ date: '', starts: '', minutes: '' }, 'minutes'],
      [{ ...time, starts: '25:00' }, 'starts'],
      [{ ...time, minutes: 1500 }, 'minutes'],
      [{ room_id: await createRoom(other) }, 'room_id'],
      [{ instructor_id: 'nobody' }, 'instructor_id'],
      [{ type: 'regular' }, 'type'],
      [{ type: 'party' }, 'type'],
      [{ title: 'x'.repeat(121) }, 'title'],
      [{ scope: 'all', title: 'x' }, 'scope'],
      [{ version: 7, title: 'x' }, 'version'],
    ]
    for (const [fields, field] of refusals) {
      const change = { version: 1, ...fields }
      const told = (await visitor.post(`${of(id)}/edit-previews`, change)).body()
      assert.property(told.errors, field)
      await visitor.put(of(id), change)
      assert.property(await errorsOf(visitor), field)
    }
    const theirs = await writeSession(other, ...hour)
    for (const one of [theirs, uuid(), 'nonsense']) {
      const change = { version: 1, title: 'x' }
      assert.equal((await visitor.put(of(one), change)).status(), 404)
      assert.equal((await visitor.post(`${of(one)}/edit-previews`, change)).status(), 404)
    }
    const rows = [...(await sessionsIn(centre)), ...(await sessionsIn(other))]
    assert.isTrue(rows.every(({ version }) => version === 1))
  })
})
