import { test } from '@japa/runner'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { auditOf } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/rooms'

async function createRoom(centre: Centre, columns: Record<string, unknown> = {}) {
  const id = crypto.randomUUID()
  const usual = { code: id.slice(-8), name_en: 'Room', capacity: 10 }
  await insert(centre, 'rooms', { id, ...usual, ...columns })
  return id
}

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

test.group('Rooms', () => {
  test('added with all that is known of it, told in the trail, and changed', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(path, {
      name_en: 'Science lab',
      name_ar: 'مختبر العلوم',
      kind: 'lab',
      capacity: '٢٤',
      equipment: 'Projector\nبروجكتر، projector, Sink',
      colour: '#168080',
      can_double_book: 'true',
    })
    const [row] = await rowsOf(centre, 'rooms')
    assert.containsSubset(row, {
      code: 'RM-001',
      kind: 'lab',
      capacity: 24,
      equipment: ['Projector', 'بروجكتر', 'Sink'],
      can_double_book: true,
    })
    assert.equal((await auditOf(centre, row.id))[0].action, 'rooms.create')

    const fields = { name_en: 'Science lab', capacity: 20, equipment: '' }
    await visitor.put(`${path}/${row.id}`, { ...fields, version: 1 })
    await visitor.put(`${path}/${row.id}`, { ...fields, capacity: 1, version: 1 })
    assert.containsSubset(await rowsOf(centre, 'rooms'), [
      { capacity: 20, equipment: [], can_double_book: false },
    ])
  })

  test('what is wrong stays out, each under its field', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    await createRoom(centre, { code: 'A1' })
    const refusals: [object, string][] = [
      [{ name_en: 'Room' }, 'capacity'],
      [{ name_en: 'Room', capacity: 0 }, 'capacity'],
      [{ name_en: 'Room', capacity: 5, kind: 'cellar' }, 'kind'],
      [{ name_en: 'Room', capacity: 5, code: 'a1' }, 'code'],
      [{ capacity: 5 }, 'name_en'],
      [{ name_en: 'Room', capacity: 5, equipment: 'x'.repeat(61) }, 'equipment'],
    ]
    for (const [form, field] of refusals) {
      await visitor.post(path, form)
      assert.property((await props(visitor, `${path}/create`)).errors, field)
    }
    assert.lengthOf(await rowsOf(centre, 'rooms'), 1)
  })

  test('listed by kind, by whether it can be used today, and by seats', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const lab = await createRoom(centre, { code: 'LAB', kind: 'lab', capacity: 30 })
    const room = await createRoom(centre, { code: 'R1', capacity: 12 })
    await createRoom(centre, { code: 'R2', capacity: 20 })
    const spans = [
      [lab, day(-3), null],
      [room, day(-9), day(-2)],
      [room, day(2), day(9)],
    ] as const
    for (const [closed, from, until] of spans)
      await insert(centre, 'room_closures', {
        id: crypto.randomUUID(),
        room_id: closed,
        starts_on: from,
        ends_on: until,
      })
    const codes = async (query: string) =>
      (await props(visitor, `${path}?${query}`)).rooms.rows.map(
        ({ code }: { code: string }) => code
      )
    assert.deepEqual(await codes('sort=capacity'), ['LAB', 'R2', 'R1'])
    assert.deepEqual(await codes('kind=lab'), ['LAB'])
    assert.deepEqual(await codes('state=closed'), ['LAB'])
    assert.deepEqual(await codes('state=usable&sort=code'), ['R1', 'R2'])
    assert.deepEqual(await codes('q=r2'), ['R2'])
    const file = await visitor.get('/admin/room-exports?format=csv&sort=code')
    assert.match(file.text(), /LAB,Room,,Lab,30,,One session,Out of use/)
  })

  test('out of use, say how many of their sessions are still scheduled then', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const [id, another] = [await createRoom(centre), await createRoom(centre)]
    await writeSession(centre, '2090-03-01T10:00Z', '2090-03-01T11:00Z', { room_id: id })
    await writeSession(centre, '2090-03-09T10:00Z', '2090-03-09T11:00Z', { room_id: id })
    await writeSession(centre, '2090-03-01T10:00Z', '2090-03-01T11:00Z', { room_id: another })
    const close = (days: object) => visitor.post(`${path}/${id}/closures`, days)
    await close({ starts_on: '2090-03-01', ends_on: '2090-03-02' })
    await close({ starts_on: '2090-03-05' })
    const { room } = await props(visitor, `${path}/${id}`)
    assert.deepEqual(
      room.closures.map((one: { sessions_ahead: number }) => one.sessions_ahead),
      [1, 1]
    )
  })

  test('archived, restored and deleted for good', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await createRoom(centre)
    await visitor.post('/admin/room-archives', { ids: [id] })
    assert.isNotNull((await rowsOf(centre, 'rooms'))[0].archived_at)
    await visitor.delete('/admin/room-archives', { ids: [id] })
    assert.isNull((await rowsOf(centre, 'rooms'))[0].archived_at)
    await visitor.post(`${path}/${id}/closures`, { starts_on: day(1) })
    await visitor.delete(`${path}/${id}`)
    assert.isEmpty(await rowsOf(centre, 'rooms'))
    assert.isEmpty(await rowsOf(centre, 'room_closures'))
  })

  test('one that takes several classes can’t take one while two to come overlap, and says which', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await createRoom(centre, { can_double_book: true })
    const at = (time: string) => `${day(3)}T${time}Z`
    const open = await writeSession(centre, at('09:00'), at('12:00'), {
      ...{ room_id: id, title: 'Open day' },
    })
    await writeSession(centre, at('10:00'), at('10:30'), { room_id: id, title: 'Tour' })
    await writeSession(centre, at('11:00'), at('11:30'), { room_id: id, title: 'Talk' })
    await writeSession(centre, at('12:00'), at('13:00'), { room_id: id, title: 'Lunch' })
    const room = { name_en: 'Hall', capacity: 10 }
    await visitor.put(`${path}/${id}`, { ...room, version: 1 })
    const { errors } = await props(visitor, `${path}/${id}/edit`)
    assert.match(
      errors.can_double_book,
      /^3 sessions overlap in this room, first .Open day. and .Tour. on/
    )
    assert.containsSubset(await rowsOf(centre, 'rooms'), [{ name_en: 'Room', version: 1 }])

    await visitor.post('/admin/session-cancellations', {
      ...{ sessions: [{ id: open, version: 1 }], cancelled_by: 'centre' },
    })
    await visitor.put(`${path}/${id}`, { ...room, version: 1 })
    assert.containsSubset(await rowsOf(centre, 'rooms'), [{ can_double_book: false, version: 2 }])
  })

  test('kept while class sessions are held in them, those of a group and those of none', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await createRoom(centre)
    const group = await createGroup(centre)
    const hour = ['2026-03-01T14:00Z', '2026-03-01T15:00Z'] as const
    await writeSession(centre, ...hour, { room_id: id, title: 'Open day' })
    await writeSession(centre, '2026-03-02T14:00Z', '2026-03-02T15:00Z', {
      ...{ room_id: id, group_id: group, type: 'regular' },
    })
    await visitor.delete(`${path}/${id}`)
    assert.lengthOf(await rowsOf(centre, 'rooms'), 1)
    const { uses } = await props(visitor, `${path}/${id}`)
    assert.sameMembers(
      uses.map(({ area, first }: { area: string; first: { code: string }[] }) =>
        [area, first.length].join(' ')
      ),
      ['groups 1', 'sessions 1']
    )
  })

  test('out of use for several spans with their last day in them, none over another', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await createRoom(centre)
    const close = async (starts_on: string, ends_on = '') => {
      await visitor.post(`${path}/${id}/closures`, { starts_on, ends_on, reason: 'Painting' })
      return (await props(visitor, `${path}/${id}`)).errors as Record<string, string>
    }
    assert.isEmpty(await close('2090-03-01', '2090-03-05'))
    assert.isEmpty(await close('2090-03-06', '2090-03-06'))
    assert.property(await close('2090-03-09', '2090-03-08'), 'ends_on')
    assert.property(await close('', ''), 'starts_on')
    assert.equal(
      (await close('2090-02-01', '2090-03-01')).starts_on,
      'The room is already out of use from 1 Mar 2090 to 5 Mar 2090.'
    )
    assert.property(await close('2090-02-01'), 'starts_on')
    assert.isEmpty(await close('2090-03-07'))
    assert.property(await close('2095-01-01', '2095-01-02'), 'starts_on')

    const { room } = await props(visitor, `${path}/${id}`)
    assert.lengthOf(room.closures, 3)
    assert.deepInclude(room.closures[2], { starts_on: '2090-03-07', ends_on: null })
    await visitor.delete(`${path}/${id}/closures/${room.closures[0].id}`)
    assert.lengthOf(await rowsOf(centre, 'room_closures'), 2)
    const actions = (await auditOf(centre, id)).map(({ action }) => action)
    assert.includeMembers(actions, ['rooms.close', 'rooms.reopen'])
  })

  test('H3 whoever may only see them changes nothing; another centre has none of them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const id = await createRoom(centre)
    const closure = { id: crypto.randomUUID(), room_id: id, starts_on: '2090-03-01' }
    await insert(centre, 'room_closures', closure)
    const closures = `${path}/${id}/closures`
    const may = await createAdministratorWho(centre, ['admin.rooms.index'])
    const reader = await signedIn(client, may)
    assert.equal((await reader.get(`${path}/${id}`)).status(), 200)
    assert.equal((await reader.post(path, { name_en: 'Second', capacity: 4 })).status(), 403)
    assert.equal((await reader.post(closures, { starts_on: '2091-01-01' })).status(), 403)
    assert.equal((await reader.delete(`${closures}/${closure.id}`)).status(), 403)
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    assert.equal((await stranger.get(`${path}/${id}`)).status(), 404)
    assert.equal((await stranger.post(closures, { starts_on: '2091-01-01' })).status(), 404)
    assert.equal((await stranger.delete(`${closures}/${closure.id}`)).status(), 404)
    assert.lengthOf(await rowsOf(centre, 'room_closures'), 1)
  })
})
