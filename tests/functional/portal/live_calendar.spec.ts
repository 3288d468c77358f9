import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { appServer } from '#config/database'
import { heardBy } from '#core/live/heard_by'
import { bindLiveCalendar, liveCalendar } from '#core/live/live_calendar'
import { requestsOf } from '#core/requests/request_places'
import { RenewSessionIds } from '#domain/access/sessions/actions/renew_session_ids'
import { changesChannel } from '#domain/scheduling/changes/calendar_changes'
import { ChannelListener } from '#domain/shared/data/channel_listener'
import { db, platform, withTenant } from '#domain/shared/data/database'
import { everyDay } from '#domain/shared/time/calendar_span'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { ago, changeSessions, sessionsOf } from '#tests/helpers/access/session'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  password,
} from '#tests/helpers/centre/centre'
import { asOwner } from '#tests/helpers/database/as_owner'
import { insert } from '#tests/helpers/database/insert'
import {
  assisting,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { once, scheduled } from '#tests/helpers/scheduling/planning'
import { closeLive, type LiveStream, openLive, until } from '#tests/helpers/server/live_stream'
import { guest, signedIn } from '#tests/helpers/visitor'

const named = { id: '', name_en: 'Any', version: 1 }

/** Longer than a notice waits. */
const quiet = 700

async function daysHeard(stream: LiveStream, within = 2_000) {
  const heard = await stream.next(within)
  return heard && [heard.from, heard.to]
}

const officeOf = async (client: ApiClient, centre: Centre) =>
  openLive(await signedIn(client, await createAdministrator(centre)))

/** After what nobody needs has been collected. */
function heapUsed() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

const held = (centre: Centre, day = '2026-11-10') =>
  writeSession(centre, `${day}T16:00Z`, `${day}T17:00Z`)

test.group('A calendar that is open', (tests) => {
  tests.each.teardown(closeLive)

  test('tells everybody of a centre within two seconds that days changed, others nothing, and keeps nobody awake', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const accounts = [
      await createAdministratorWho(centre, ['admin.sessions.index']),
      await createPerson(centre, 'instructor'),
      await createPerson(centre, 'student'),
      await createPerson(centre, 'guardian'),
    ]
    const visitors = []
    for (const account of accounts) {
      visitors.push(await signedIn(client, account))
      await changeSessions(account, { seen_at: ago('3 minutes') })
    }
    const seen = async () =>
      (await Promise.all(accounts.map(sessionsOf)))
        .flat()
        .map((row) => [row.seen_at, row.expires_at, row.data])
    const before = await seen()
    const streams = await Promise.all(visitors.map((visitor) => openLive(visitor)))
    const other = await officeOf(client, await createCentre())
    assert.deepEqual(requestsOf(centre.id), { taken: 0, waiting: 0 })

    await scheduled(centre, {}, once('2026-11-10', '17:00'))
    for (const stream of streams) {
      const heard = await stream.next()
      assert.deepInclude(heard, { from: '2026-11-10', to: '2026-11-11' })
      assert.sameMembers(Object.keys(heard!), ['from', 'to', 'within'])
      assert.equal(stream.answer.headers['content-type'], 'text/event-stream')
      assert.isUndefined(stream.answer.headers['content-encoding'])
      assert.notInclude(String(stream.answer.headers['set-cookie']), 'sid=')
    }
    assert.isUndefined(await other.next(quiet))
    assert.deepEqual(await seen(), before)
  })

  test('is told of all that a calendar shows, where it was and where it is', async ({ assert }) => {
    const centre = await createCentre()
    const [roomId, instructorId] = [await createRoom(centre), await createInstructor(centre)]
    const id = await held(centre)
    const told: string[] = []
    const listener = new ChannelListener({
      server: appServer,
      channel: changesChannel,
      hear: (payload) => void (payload.startsWith(centre.id) && told.push(payload)),
      say: (payload) => sql`select pg_notify(${changesChannel}, ${payload})`.execute(platform()),
      deaf: () => {},
    })
    await listener.start()
    const tells = async (days: string[], act: () => Promise<unknown>) => {
      told.length = 0
      await act()
      await until(() => told.length === days.length)
      assert.sameMembers(
        told,
        days.map((span) => `${centre.id} ${span}`)
      )
    }
    const sessions = () => db().updateTable('class_sessions').where('id', '=', id)
    const day = { starts_on: '2026-11-20', ends_on: '2026-11-22' }
    const week = uuid()
    await insert(centre, 'opening_weeks', { id: week })
    await tells(['2026-11-10 2026-11-11', '2026-11-14 2026-11-15'], () =>
      withTenant(centre.id, () =>
        sessions()
          .set({ starts_at: new Date('2026-11-14T16:00Z'), ends_at: new Date('2026-11-14T17:00Z') })
          .execute()
      )
    )
    await tells(['2026-11-14 2026-11-15'], () =>
      withTenant(centre.id, () => sessions().set({ notes: 'Bring a ruler' }).execute())
    )
    await tells(['2026-11-14 2026-11-15'], () => assisting(centre, id, instructorId))
    await tells(['2026-11-20 2026-11-22'], () =>
      insert(centre, 'holidays', { ...named, id: uuid(), ...day })
    )
    await tells(['2026-11-20 2026-11-22'], () =>
      insert(centre, 'timings', { ...named, id: uuid(), ...day, shift_minutes: 60 })
    )
    await tells(['2026-11-20 9999-12-31'], () =>
      insert(centre, 'room_closures', { id: uuid(), room_id: roomId, starts_on: '2026-11-20' })
    )
    await tells(['2026-11-20 2026-11-21'], () =>
      insert(centre, 'absences', {
        id: uuid(),
        instructor_id: instructorId,
        starts_at: '2026-11-20T12:00Z',
        ends_at: '2026-11-20T13:00Z',
      })
    )
    const hours = { id: uuid(), week_id: week, weekday: 1, opens: '08:00', closes: '16:00' }
    await tells(['0001-01-01 9999-12-31'], () => insert(centre, 'opening_hours', hours))
    await tells(['2026-11-14 2026-11-15'], () =>
      withTenant(centre.id, () => db().deleteFrom('class_sessions').where('id', '=', id).execute())
    )
    listener.stop()
  })

  test('says nothing of what was rolled back, and little of what is much', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const stream = await officeOf(client, centre)
    const act = withTenant(centre.id, async () => {
      await held(centre)
      throw new Error('taken back')
    })
    await assert.rejects(() => act, 'taken back')
    await withTenant(centre.id, () =>
      db().updateTable('class_sessions').set({ notes: 'none there' }).execute()
    )
    assert.isUndefined(await stream.next(quiet))

    for (let batch = 0; batch < 20; batch++)
      await withTenant(centre.id, () =>
        sql`
          insert into class_sessions (id, type, time_zone, starts_at, ends_at)
          select uuidv7(), 'event', 'Asia/Riyadh', start, start + interval '1 minute'
          from generate_series(1, 250) n, lateral (select timestamptz '2026-11-02T12:00Z' + (n + 250 * ${batch}) * interval '8 minutes' as start)`.execute(
          db()
        )
      )
    const all = []
    for (let heard = await stream.next(); heard; heard = await stream.next(1_500)) all.push(heard)
    assert.isAtMost(all.length, 12)
    assert.equal(all.map(({ from }) => from).sort()[0], '2026-11-02')
    assert.equal(
      all
        .map(({ to }) => to)
        .sort()
        .at(-1),
      '2026-11-30'
    )
  })

  test('tells of marks whoever shows that roster, once for a request, and nobody else', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 60)
    const office = await signedIn(client, await createAdministrator(centre))
    const roster = await openLive(office, {}, undefined, session)
    const calendar = await openLive(office)
    const elsewhere = await openLive(office, {}, undefined, uuid())
    const foreign = await signedIn(client, await createAdministrator(await createCentre()))
    const other = await openLive(foreign, {}, undefined, session)
    const child = await signedIn(client, await createPerson(centre, 'student'))
    const curious = await openLive(child, {}, undefined, session)
    const everyone = [roster, calendar, elsewhere, other, curious]
    const isQuiet = async () => {
      const heard = await Promise.all(everyone.map((stream) => stream.next(quiet)))
      return heard.every((notice) => notice === undefined)
    }
    while (!(await isQuiet())) continue
    const marks = students.slice(1).map((student) => aMark(student))
    await marked(centre, session, marks)
    const first = await roster.next()
    assert.lengthOf(first!.marks!, 1)
    assert.include(
      marks.map(({ id }) => id),
      first!.marks![0]!
    )
    assert.isTrue(await isQuiet())
    const late = await openLive(office, {}, Date.now(), session)
    const missed = [await late.next(), await late.next()]
    assert.deepEqual(missed.find((notice) => notice?.marks)?.marks, first!.marks)
    const correction = aMark(students[1]!, { status: 'late', minutes_late: 5, seen: 1 })
    await marked(centre, session, [correction])
    assert.deepEqual((await roster.next())!.marks, [correction.id])
  })

  test('ends when its session is over, locked, idle, or may not be told any more, and hears nothing of it', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await asOwner()
      .updateTable('platform.tenants')
      .set({ lock_after: 10 })
      .where('id', '=', centre.id)
      .execute()
    const opened = async () => {
      const account = await createAdministratorWho(centre, ['admin.sessions.index'])
      return { account, stream: await openLive(await signedIn(client, account)) }
    }
    const [kept, out, locked, idle, suspended, narrowed, expired] = [
      await opened(),
      await opened(),
      await opened(),
      await opened(),
      await opened(),
      await opened(),
      await opened(),
    ]
    await asOwner()
      .deleteFrom('platform.sessions')
      .where('user_id', '=', out.account.userId)
      .execute()
    await changeSessions(locked.account, { locked_at: sql<Date>`now()` })
    await changeSessions(idle.account, { seen_at: ago('12 minutes') })
    await changeSessions(expired.account, { expires_at: ago('1 minute') })
    await withTenant(centre.id, async () => {
      await db()
        .updateTable('users')
        .set({ status: 'suspended' })
        .where('id', '=', suspended.account.userId)
        .execute()
      await db()
        .updateTable('roles')
        .set({ permissions: ['admin.rooms.index'] })
        .where('id', 'in', (of) =>
          of
            .selectFrom('user_roles')
            .select('role_id')
            .where('user_id', '=', narrowed.account.userId)
        )
        .execute()
      await new RenewSessionIds().execute({ tenantId: centre.id, userId: narrowed.account.userId })
    })
    await held(centre)
    for (const { stream } of [out, locked, idle, suspended, narrowed, expired]) {
      assert.isTrue(await stream.ends())
      assert.isEmpty(stream.heard)
    }
    assert.deepEqual(await daysHeard(kept.stream), ['2026-11-10', '2026-11-11'])
    // a session is no other centre's
    const key = (await sessionsOf(kept.account))[0]!.id
    const listening = [{ key, kind: 'admin' as const, askedAt: performance.now() }]
    assert.sameMembers([...(await heardBy(centre.id, listening))], [key])
    assert.isEmpty(await heardBy((await createCentre()).id, listening))
    // where nothing changes, the clock asks
    await changeSessions(kept.account, { locked_at: sql<Date>`now()` })
    await liveCalendar()!.streams.checkAll()
    assert.isTrue(await kept.stream.ends())
  })

  test('is refused to guests, to whoever is locked, elsewhere or may not look, and to a fifth window', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const office = await createAdministrator(centre)
    const visitor = await signedIn(client, office)
    const refused = async (status: number, ...given: Parameters<typeof openLive>) => {
      const stream = await openLive(...given)
      assert.equal(stream.status, status)
      assert.isTrue(await stream.ends())
    }
    await refused(401, guest(client, centre))
    await refused(401, await signedIn(client, office, await createCentre()))
    await refused(
      423,
      await signedIn(client, await createAdministrator(centre), centre, { locked: true })
    )
    const narrow = await createAdministratorWho(centre, [
      'admin.rooms.index',
      'admin.sessions.create',
    ])
    await refused(403, await signedIn(client, narrow))
    await refused(403, visitor, { 'sec-fetch-site': 'same-site' })
    const four = [
      await openLive(visitor),
      await openLive(visitor),
      await openLive(visitor),
      await openLive(visitor),
    ]
    await refused(429, visitor)
    assert.equal((await visitor.get('/admin/profile')).status(), 200)
    four[0]!.close()
    await until(() => liveCalendar()!.streams.hasRoom(centre.id, office.userId))
    four.push(await openLive(visitor))
    assert.equal(four.at(-1)!.status, 200)
  })

  test('uses up no remembered device', async ({ client, assert }) => {
    const account = await createPerson(await createCentre(), 'student')
    const visitor = guest(client, account.centre)
    await visitor.post('/login', { email: account.email, password, remember: true })
    await asOwner().deleteFrom('platform.sessions').where('user_id', '=', account.userId).execute()
    const device = () =>
      asOwner()
        .selectFrom('platform.remember_tokens')
        .select(['hash', 'rotated_at'])
        .where('user_id', '=', account.userId)
        .execute()
    const before = await device()
    const stream = await openLive(visitor)
    assert.equal(stream.status, 401)
    assert.deepEqual(await device(), before)
    assert.lengthOf(before, 1)
    assert.isEmpty(await sessionsOf(account))
  })

  test('ends when PostgreSQL is no longer heard, and is there again soon', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const stream = await officeOf(client, centre)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`.execute(
      platform()
    )
    assert.isTrue(await stream.ends())
    assert.isFalse(liveCalendar()!.isListening)
    await until(() => liveCalendar()!.isListening)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const early = await openLive(visitor, {}, Date.now() - 3_000)
    assert.deepEqual(await daysHeard(early), [everyDay.from, everyDay.to])
    const again = await openLive(visitor)
    await held(centre)
    assert.deepEqual(await daysHeard(again), ['2026-11-10', '2026-11-11'])
  })

  test('says at once that every day may have changed to a page read longer ago than changes are remembered', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    for (const since of [Date.now() - 10_000, 0, Number.NaN]) {
      const stream = await openLive(visitor, {}, since)
      assert.deepInclude(await stream.next(), { ...everyDay, within: 0 })
      stream.close()
    }
    const later = await openLive(visitor, {}, Date.now() + 5_000)
    assert.isUndefined(await later.next(quiet))
  })

  test('is not there yet while the server starts', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const bound = liveCalendar()
    bindLiveCalendar(undefined)
    try {
      assert.equal((await openLive(visitor)).status, 503)
    } finally {
      bindLiveCalendar(bound)
    }
  })

  test('leaves nothing behind', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round++) {
        const stream = await openLive(visitor)
        assert.equal(stream.status, 200)
        stream.close()
        await until(() => liveCalendar()!.streams.size === 0)
      }
      return heapUsed()
    }
    const before = await rounds(20)
    const after = await rounds(200)
    assert.isBelow((after - before) / 1_048_576, 4)
  }).timeout(60_000)
})
