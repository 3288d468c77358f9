import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { finding, setSeverities } from '#tests/helpers/scheduling/severities'
import { createGroup } from '#tests/helpers/teaching/groups'
import { props } from '#tests/helpers/visitor'

const path = '/admin/class-sessions'

const form = (fields: object) => ({
  type: 'regular',
  repeats: 'weekly',
  starts_on: '2026-09-07',
  slots: [{ weekday: 1, starts: '١٧:٠٠', minutes: 90 }],
  every: 1,
  ends: 'count',
  ends_count: 3,
  series_id: uuid(),
  ...fields,
})

test.group('Class sessions', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('a series is scheduled once, however often its form is sent', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const groupId = await createGroup(centre)
    const asked = form({ group_id: groupId, room_id: await createRoom(centre) })
    await visitor.post(path, asked)
    await visitor.post(path, asked)
    const rows = await rowsOf(centre, 'class_sessions')
    assert.deepEqual(rows.map(({ starts_at }) => starts_at.toISOString()).sort(), [
      '2026-09-07T14:00:00.000Z',
      '2026-09-14T14:00:00.000Z',
      '2026-09-21T14:00:00.000Z',
    ])
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.create' }), 3)
  })

  test('what repeats once needs no end, though the form still holds the kind of one', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const once = { type: 'event', repeats: 'once', ends_count: null, ends_on: '' }
    await visitor.post(path, form({ ...once, ends: 'on' }))
    await visitor.post(path, form({ ...once, ends: 'held', starts_on: '2026-09-08' }))
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 2)
  })

  test('sessions of one day are scheduled once, however often their form is sent', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const slots = ['17:00', '19:00'].map((starts) => ({ starts, minutes: 60 }))
    const asked = form({ type: 'event', repeats: 'once', title: 'Open day', slots })
    await Promise.all(Array.from({ length: 5 }, () => visitor.post(path, asked)))
    const rows = await rowsOf(centre, 'class_sessions')
    assert.lengthOf(rows, 2)
    assert.isTrue(rows.every(({ series_id }) => series_id === null))
    const { plan } = (await visitor.post('/admin/session-previews', asked)).body()
    assert.isTrue(plan.sessions.every(({ exists }: { exists: boolean }) => exists))
    await visitor.post(path, { ...asked, title: 'Closed day' })
    await visitor.post(path, form({ ...asked, series_id: uuid() }))
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 6)
  })

  test('monthly means the same weekday of the month as the first day', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const monthly = { type: 'event', repeats: 'monthly', ends_count: 2 }
    await visitor.post(path, form({ ...monthly, starts_on: '2026-09-08' }))
    await visitor.post(path, form({ ...monthly, starts_on: '2026-09-29' }))
    const days = (await rowsOf(centre, 'class_sessions')).map(({ starts_at }) =>
      starts_at.toISOString().slice(0, 10)
    )
    assert.sameMembers(days, ['2026-09-08', '2026-10-13', '2026-09-29', '2026-10-27'])
  })

  test('what is wrong stays out, each under its field', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const group = await createGroup(centre)
    const other = await createCentre()
    const slot = { weekday: 1, starts: '17:00', minutes: 90 }
    const refusals: [object, string][] = [
      [{}, 'group_id'],
      [{ group_id: await createGroup(other) }, 'group_id'],
      [{ group_id: group, room_id: await createRoom(other) }, 'room_id'],
      [{ group_id: group, room_id: 'nowhere' }, 'room_id'],
      [{ group_id: group, type: 'party' }, 'type'],
      [{ group_id: group, starts_on: '2026-02-30' }, 'starts_on'],
      [{ group_id: group, starts_on: '1926-06-01' }, 'starts_on'],
      [{ group_id: group, starts_on: '2199-06-01' }, 'starts_on'],
      [{ group_id: group, starts_on: '2026-08-24' }, 'allows_past'],
      [{ group_id: group, slots: [{ ...slot, starts: '25:00' }] }, 'slots.0.starts'],
      [{ group_id: group, slots: [{ ...slot, minutes: 0 }] }, 'slots.0.minutes'],
      [{ group_id: group, slots: [{ ...slot, minutes: 1500 }] }, 'slots.0.minutes'],
      [{ group_id: group, slots: [slot, slot] }, 'slots.0.starts'],
      [{ group_id: group, ends: null }, 'ends'],
      [{ group_id: group, ends: 'on', ends_on: '2026-09-01' }, 'ends_on'],
      [{ group_id: group, ends_count: 10_000 }, 'ends_count'],
      [{ group_id: group, every: 0 }, 'every'],
      [{ group_id: group, previewed: 'of yesterday' }, 'previewed'],
    ]
    for (const [fields, field] of refusals) {
      await visitor.post(path, form(fields))
      assert.include(Object.keys((await props(visitor, `${path}/create`)).errors), field)
    }
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
  })

  test('a clash is refused, and let through with a reason by who may', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, admin } = await office(client)
    const instructor = await createInstructor(centre)
    await writeSession(centre, '2026-09-14T14:00Z', '2026-09-14T15:00Z', {
      instructor_id: instructor,
    })
    const asked = form({ type: 'event', instructor_id: instructor })
    await visitor.post(path, asked)
    assert.property((await props(visitor, `${path}/create`)).errors, 'clash_reason')
    const may = ['admin.sessions.index', 'admin.sessions.create'] as const
    const planner = await clerk(client, centre, [...may])
    const refused = await planner.post(path, { ...asked, clash_reason: 'Two halls' })
    assert.equal(refused.status(), 403)
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 1)
    await visitor.post(path, { ...asked, clash_reason: 'Two halls' })
    const through = await rowsOf(centre, 'class_sessions', { clash_reason: 'Two halls' })
    assert.deepEqual(
      through.map(({ clash_allowed_by }) => clash_allowed_by),
      [admin.userId]
    )
  })

  test('a check that blocks is refused as a clash is, and let past with a reason by who may', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, admin } = await office(client)
    const { instructorId } = await finding.absences(centre)
    await setSeverities(centre, { absences: 'block' })
    const asked = form({ type: 'event', instructor_id: instructorId })
    await visitor.post(path, asked)
    assert.property((await props(visitor, `${path}/create`)).errors, 'clash_reason')
    const may = ['admin.sessions.index', 'admin.sessions.create'] as const
    const planner = await clerk(client, centre, [...may])
    const refused = await planner.post(path, { ...asked, clash_reason: 'Back for an hour' })
    assert.equal(refused.status(), 403)
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
    await visitor.post(path, { ...asked, clash_reason: 'Back for an hour' })
    const [past, ...others] = await rowsOf(centre, 'class_sessions', {
      check_reason: 'Back for an hour',
    })
    assert.isEmpty(others)
    assert.equal(past.check_allowed_by, admin.userId)
    const { session } = await props(visitor, `${path}/${past.id}`)
    assert.containsSubset(session, {
      check_reason: 'Back for an hour',
      checks_allowed: ['absences'],
    })
  })

  test('listed by group, instructor, room, day, status and type, and found by what is written', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const [group, room] = [
      await createGroup(centre, { titleEn: 'Algebra' }),
      await createRoom(centre),
    ]
    const instructor = await createInstructor(centre)
    const hour = (day: number) => [`2026-09-0${day}T14:00Z`, `2026-09-0${day}T15:00Z`] as const
    const of = { group_id: group, type: 'regular' }
    const first = await writeSession(centre, ...hour(1), of)
    const second = await writeSession(centre, ...hour(2), {
      room_id: room,
      type: 'event',
      title: 'Fair',
    })
    const cancelled = { status: 'cancelled', cancelled_by: 'weather' }
    const third = await writeSession(centre, ...hour(3), {
      instructor_id: instructor,
      ...cancelled,
    })
    await writeSession(await createCentre(), ...hour(1))
    const found = async (qs: string) =>
      (await props(visitor, `${path}?when=all&${qs}`)).sessions.rows.map(
        ({ id }: { id: string }) => id
      )
    assert.deepEqual(await found(''), [first, second, third])
    assert.deepEqual(await found(`group=${group}`), [first])
    assert.deepEqual(await found(`room=${room}`), [second])
    assert.deepEqual(await found(`instructor=${instructor}`), [third])
    assert.deepEqual(await found('status=cancelled'), [third])
    assert.deepEqual(await found('type=regular'), [first])
    assert.deepEqual(await found('starts_from=2026-09-02&starts_to=2026-09-02'), [second])
    assert.deepEqual(await found('q=algebra'), [first])
    assert.deepEqual(await found('q=fair'), [second])
    assert.deepEqual(await found('q=algebra fair'), [])
    assert.deepEqual(await found('q=a l g e b r a x'), [])
    const file = await visitor.get('/admin/class-session-exports?when=all&type=regular')
    assert.include(file.text(), 'Algebra')
    assert.notInclude(file.text(), 'Fair')
    const exported = '/admin/class-session-exports?when=all&status=cancelled'
    assert.include((await visitor.set('locale', 'en').get(exported)).text(), 'Omar Khalil')
    assert.include((await visitor.set('locale', 'ar').get(exported)).text(), 'عمر خليل')
  })

  test('groups and instructors are found as one types; a list may also be narrowed to ended ones', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const going = await createGroup(centre, { titleEn: 'Algebra', code: 'A1' })
    const ended = await createGroup(centre, {
      titleEn: 'Algebra',
      code: 'A2',
      status: 'completed',
    })
    const instructor = await createInstructor(centre)
    await createGroup(await createCentre(), { titleEn: 'Algebra' })
    const found = async (qs: string) =>
      (await visitor.get(`/admin/meeting-options?${qs}`))
        .body()
        .options.map(({ id }: { id: string }) => id)
    assert.deepEqual(await found('of=group&q=algeb'), [going])
    assert.deepEqual(await found('of=group&q=algeb&every=1'), [going, ended])
    assert.deepEqual(await found('of=group&q=geometry'), [])
    assert.deepEqual(await found('of=instructor&q=عمر'), [instructor])
    const { options } = await props(visitor, `${path}?group=${ended}`)
    assert.includeMembers(
      options.group.map(({ id }: { id: string }) => id),
      [going, ended]
    )
    const asked = await props(visitor, `${path}/create?group=${ended}`)
    assert.equal(asked.group, ended)
    const refused = await visitor.get('/admin/meeting-options?of=room').accept('json')
    refused.assertStatus(422)
  })

  test('the list opens on today, in the centre’s zone; what was before is a filter, latest first', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(freezeClock('2026-09-02T22:00Z'))
    const { centre, visitor } = await office(client)
    const at = (day: number, hour: string) =>
      writeSession(centre, `2026-09-0${day}T${hour}:00Z`, `2026-09-0${day}T${hour}:30Z`)
    const [long, yesterday, today, tomorrow] = [
      await at(1, '14'),
      await at(2, '20'),
      await at(2, '21'),
      await at(4, '14'),
    ]
    const read = async (qs: string) => {
      const { sessions, query } = await props(visitor, `${path}?${qs}`)
      const rows = sessions.rows.map(({ id }: { id: string }) => id)
      return { rows, total: sessions.meta.total, when: query.when, dir: query.dir }
    }
    const upcoming = { rows: [today, tomorrow], total: 2, when: 'upcoming', dir: 'asc' }
    assert.deepEqual(await read(''), upcoming)
    assert.deepEqual(await read('when=nonsense'), upcoming)
    assert.deepEqual(await read('when=past'), {
      rows: [yesterday, long],
      total: 2,
      when: 'past',
      dir: 'desc',
    })
    assert.deepEqual((await read('when=past&dir=asc')).rows, [long, yesterday])
    assert.deepEqual((await read('when=all')).rows, [long, yesterday, today, tomorrow])
    assert.deepEqual(await read('when=past&starts_from=2026-09-02'), {
      rows: [yesterday, today, tomorrow],
      total: 3,
      when: null,
      dir: 'asc',
    })
    const file = await visitor.get('/admin/class-session-exports')
    assert.lengthOf(file.text().trim().split('\n'), 3)
  })

  test('a page tells what is known of one; another centre’s is not there', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const groupId = await createGroup(centre)
    await visitor.post(path, form({ group_id: groupId, repeats: 'once' }))
    const [row] = await rowsOf(centre, 'class_sessions')
    const page = await props(visitor, `${path}/${row.id}?tab=activity`)
    assert.equal(page.session.group.id, groupId)
    assert.lengthOf(page.activity, 1)
    const theirs = await writeSession(
      await createCentre(),
      '2026-09-01T14:00Z',
      '2026-09-01T15:00Z'
    )
    for (const id of [theirs, uuid(), 'nonsense'])
      assert.equal((await visitor.visit(`${path}/${id}`)).status(), 404)
  })

  test('a preview names every date of every weekly time, and writes nothing', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const asked = async (slots: object[]) => {
      const wanted = form({ type: 'event', group_id: '', online_url: '', ends_count: 28, slots })
      return (await visitor.post('/admin/session-previews', wanted)).body()
    }
    const hours = Array.from({ length: 14 }, (_, at) => String(at + 8).padStart(2, '0'))
    const slots = hours.flatMap((hour) =>
      [1, 3].map((weekday) => ({ weekday, starts: `${hour}:00`, minutes: '60' }))
    )
    const { plan, errors } = await asked(slots)
    assert.deepEqual([plan.held, plan.ends_on, errors], [28, '2026-09-09', null])
    const wrong = await asked([...slots.slice(1), { weekday: 5, starts: '99:00', minutes: '60' }])
    assert.isNull(wrong.plan)
    assert.include(Object.keys(wrong.errors), 'slots.27.starts')
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
  })

  test('of several times of a week, each says its day; the only one may be on the first day’s', async ({
    client,
    assert,
  }) => {
    const { visitor } = await office(client)
    const asked = async (slots: object[], fields = {}) => {
      const wanted = form({ type: 'event', group_id: '', ends_count: 4, slots, ...fields })
      return (await visitor.post('/admin/session-previews', wanted)).body()
    }
    const time = (starts: string, weekday: number | '') => ({ weekday, starts, minutes: '60' })
    const two = [time('16:30', 7), time('18:00', '')]
    const refused = await asked(two)
    assert.isNull(refused.plan)
    assert.deepEqual(Object.keys(refused.errors), ['slots.1.weekday'])
    assert.equal((await asked([time('16:30', '')])).plan.held, 4)
    assert.isNull((await asked(two, { repeats: 'monthly' })).errors)
  })

  test('a timing that is followed is told in the preview and moves what is saved', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(freezeClock('2026-09-01T00:00Z'))
    const { centre, visitor } = await office(client)
    await insert(centre, 'timings', {
      ...{ id: uuid(), name_en: 'Ramadan', starts_on: '2026-09-14', ends_on: '2026-09-20' },
      ...{ shift_minutes: 240, shorten_minutes: 30 },
    })
    await visitor.post(path, form({ type: 'event', follows_timings: true }))
    const rows = (await rowsOf(centre, 'class_sessions')).sort(
      (one, other) => one.starts_at - other.starts_at
    )
    assert.deepEqual(
      rows.map(({ starts_at }) => starts_at.toISOString().slice(5, 16)),
      ['09-07T14:00', '09-14T18:00', '09-21T14:00']
    )
    const { session } = await props(visitor, `${path}/${rows[1].id}`)
    assert.isTrue(session.follows_timings)
    const change = { version: 1, scope: 'all', follows_timings: false }
    const told = await visitor.post(`${path}/${rows[1].id}/edit-previews`, change)
    assert.equal(told.body().plan.changed, 1)
    const again = { version: 1, scope: 'all', date: '2026-09-15', starts: '21:00', minutes: 60 }
    const moved = await visitor.post(`${path}/${rows[1].id}/edit-previews`, again)
    assert.containsSubset(moved.body().plan.told, [
      { timing: { name_en: 'Ramadan', starts: '17:00', minutes: 90 } },
    ])
  })

  test('a group with sessions is not deleted', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const groupId = await createGroup(centre)
    await visitor.post(path, form({ group_id: groupId }))
    await visitor.delete(`/admin/groups/${groupId}`)
    assert.lengthOf(await rowsOf(centre, 'groups'), 1)
  })
})
