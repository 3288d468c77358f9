import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { ReopenAccounts } from '#domain/access/accounts/actions/reopen_accounts'
import { ShutAccounts } from '#domain/access/accounts/actions/shut_accounts'
import { countedTries } from '#core/throttles/counted_tries'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { system } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { asOwner } from '#tests/helpers/database/as_owner'
import { changeUser } from '#tests/helpers/access/change_user'
import { actsOf } from '#tests/helpers/access/own_profile'
import { requireSecondFactor } from '#tests/helpers/access/second_factors'
import { link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import {
  asks,
  fed,
  feedOf,
  feedRow,
  profileOf,
  shownAddress,
  summaries,
} from '#tests/helpers/scheduling/calendar_feeds'
import { assisting, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { listenToLogs } from '#tests/helpers/server/logs'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

/** At ten o'clock (UTC) so many days from now. */
const at = (days: number, minutes = 0) =>
  now().startOf('day').plus({ days, hours: 10, minutes }).toISO()!

const meets = (centre: Centre, days: number, columns: Record<string, unknown> = {}) =>
  writeSession(centre, at(days), at(days, 90), columns)

const change = (centre: Centre, id: string, columns: Record<string, unknown>) =>
  withTenant(centre.id, () =>
    db().updateTable('class_sessions').set(columns).where('id', '=', id).execute()
  )

test.group('Whose sessions a calendar feed tells', () => {
  test('an instructor’s: those they teach and assist, in the days it reaches', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const omar = await createPerson(centre, 'instructor')
    const { personId: other } = await createPerson(centre, 'instructor')
    await meets(centre, 1, { title: 'Taught', instructor_id: omar.personId })
    const assisted = await meets(centre, 2, { title: 'Assisted', instructor_id: other })
    await assisting(centre, assisted, omar.personId)
    await meets(centre, 3, { title: 'Another’s', instructor_id: other })
    await meets(centre, -85, { title: 'Long ago', instructor_id: omar.personId })
    await meets(centre, -100, { title: 'Too long ago', instructor_id: omar.personId })
    await meets(centre, 360, { title: 'Next year', instructor_id: omar.personId })
    await meets(centre, 370, { title: 'Too far', instructor_id: omar.personId })
    assert.deepEqual(await summaries(client, omar), [
      ...['Long ago', 'Taught', 'Assisted', 'Next year'],
    ])
  })

  test('a student’s: of groups they are in on the day, and their own; nobody else is named', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const student = await createPerson(centre, 'student')
    const fellow = await createPerson(centre, 'student')
    const group = await createGroup(centre)
    const day = (days: number) => now().plus({ days }).toISODate()!
    const { id } = await enrolled(centre, group, {
      student: { id: student.personId },
      startsOn: day(0),
    })
    await enrolled(centre, group, { student: { id: fellow.personId }, startsOn: day(0) })
    await withTenant(centre.id, () =>
      db()
        .updateTable('enrolments')
        .set({ ends_on: day(5) })
        .where('id', '=', id)
        .execute()
    )
    const notes = { notes: 'Owes 300', topic: 'Ratios' }
    for (const days of [-2, 2, 8]) await meets(centre, days, { group_id: group, ...notes })
    for (const { id: session } of await rowsOf(centre, 'class_sessions'))
      await insert(centre, 'lesson_notes', { session_id: session, internal_notes: 'Weak' })
    await meets(centre, 3, { student_id: student.personId, type: 'regular' })
    await meets(centre, 4, { student_id: fellow.personId, type: 'regular' })
    const path = await feedOf(client, student)
    const text = (await asks(client, centre, path)).text()
    assert.deepEqual(await summaries(client, student, path), [
      ...['Evening group', 'One-to-one session'],
    ])
    for (const secret of ['Owes', 'Weak', 'Khalil']) assert.notInclude(text, secret)
  })

  test('a guardian’s: of the children they may know of, who are named', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const guardian = await createPerson(centre, 'guardian')
    const people = []
    for (const firstName of ['Faisal', 'Layla', 'Hidden', 'Strange']) {
      people.push((await createStudent(centre, { firstName, lastName: 'Khalil' })).id)
    }
    const [faisal, layla, hidden, strange] = people as [string, string, string, string]
    await link(centre, faisal, guardian.personId)
    await link(centre, layla, guardian.personId)
    await link(centre, hidden, guardian.personId, { maySeeData: false })
    const group = await createGroup(centre)
    for (const id of people) await enrolled(centre, group, { student: { id } })
    await meets(centre, 1, { group_id: group })
    for (const [days, child] of [layla, hidden, strange].entries()) {
      await meets(centre, days + 2, { student_id: child, type: 'regular' })
    }
    const path = await feedOf(client, guardian)
    const [both, one, ...others] = await summaries(client, guardian, path)
    assert.equal(both, 'Evening group · Faisal Khalil · Layla Khalil')
    assert.equal(one, 'One-to-one session · Layla Khalil')
    assert.isEmpty(others)
    await withTenant(centre.id, () =>
      db().updateTable('student_guardians').set({ may_see_data: false }).execute()
    )
    assert.isEmpty(await summaries(client, guardian, path))
  })

  test('an administrator’s: what they may see at the moment, in their branches alone', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    await meets(centre, 1, { title: 'Main' })
    await meets(centre, 2, { title: 'North', branch_id: north })
    await meets(centre, -40, { title: 'Before' })
    await meets(centre, 70, { title: 'Later' })
    const limited = await createAdministratorWho(centre, ['admin.sessions.index'], {
      branches: [north],
    })
    assert.deepEqual(await summaries(client, limited), ['North'])
    assert.deepEqual(await summaries(client, await createAdministrator(centre)), ['Main', 'North'])

    const path = await feedOf(client, limited)
    await withTenant(centre.id, () =>
      db().updateTable('roles').set({ permissions: [] }).where('is_super', '=', false).execute()
    )
    ;(await asks(client, centre, path)).assertStatus(404)
  })

  test('with whom a session is that has no group: to whoever may see students, as of now', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await createStudent(centre, { firstName: 'Layla', lastName: 'Khalil' })
    const omar = await createPerson(centre, 'instructor')
    await meets(centre, 1, { student_id: id, type: 'regular', instructor_id: omar.personId })
    const clerk = await createAdministratorWho(centre, ['admin.sessions.index'])
    const path = await feedOf(client, clerk)
    const answer = await asks(client, centre, path)
    assert.notInclude(answer.text(), 'Layla')
    assert.deepEqual(await summaries(client, clerk, path), ['One-to-one session'])
    assert.deepEqual(await summaries(client, omar), ['Layla Khalil'])

    const permissions = ['admin.sessions.index', 'admin.students.index']
    await withTenant(centre.id, () =>
      db()
        .updateTable('roles')
        .set({ permissions })
        .where('kind', '=', 'admin')
        .where('is_super', '=', false)
        .execute()
    )
    const before = answer.header('etag')!
    ;(await asks(client, centre, path).header('If-None-Match', before)).assertStatus(200)
    assert.deepEqual(await summaries(client, clerk, path), ['Layla Khalil'])
  })

  test('who may not see sessions makes no feed, and is offered none', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const clerk = await createAdministratorWho(centre, ['admin.students.index'])
    const visitor = await signedIn(client, clerk)
    ;(await visitor.post('/admin/profile/calendar-feed')).assertStatus(403)
    const page = await visitor.visit('/admin/profile?tab=preferences')
    assert.isNull(page.body().props.calendar_feed)
    assert.isUndefined(await feedRow(clerk))
  })
})

async function instructorWithFeed(client: ApiClient) {
  const centre = await createCentre()
  const account = await createPerson(centre, 'instructor')
  const session = await meets(centre, 1, { title: 'Algebra', instructor_id: account.personId })
  return { centre, account, session, path: await feedOf(client, account) }
}

test.group('What a calendar feed answers', () => {
  test('a private file, compressed for who takes it, and no cookie', async ({ client, assert }) => {
    const { centre, path, account } = await instructorWithFeed(client)
    for (let days = 2; days < 12; days++) {
      await meets(centre, days, { title: 'Algebra', instructor_id: account.personId })
    }
    const answer = await asks(client, centre, path)
    assert.equal(answer.header('content-type'), 'text/calendar; charset=utf-8')
    assert.equal(answer.header('cache-control'), 'private, no-cache')
    assert.equal(answer.header('referrer-policy'), 'no-referrer')
    assert.notExists(answer.header('set-cookie'))
    const packed = await asks(client, centre, path).header('Accept-Encoding', 'gzip')
    assert.equal(packed.header('content-encoding'), 'gzip')
    assert.include(packed.header('vary'), 'Accept-Encoding')
    assert.equal(packed.text(), answer.text())
  })

  test('304 until something of it changes', async ({ client, assert }) => {
    const { centre, path, session, account } = await instructorWithFeed(client)
    const first = await asks(client, centre, path)
    const [etag, modified] = [first.header('etag')!, first.header('last-modified')!]
    const again = await asks(client, centre, path).header('If-None-Match', etag)
    again.assertStatus(304)
    assert.equal(again.text(), '')
    const dated = await asks(client, centre, path).header('If-Modified-Since', modified)
    dated.assertStatus(304)

    await change(centre, session, { starts_at: at(1, 15), ends_at: at(1, 60), version: 2 })
    const moved = await asks(client, centre, path).header('If-None-Match', etag)
    moved.assertStatus(200)
    assert.isAbove(Date.parse(moved.header('last-modified')!), Date.parse(modified))
    ;(await asks(client, centre, path).header('If-Modified-Since', modified)).assertStatus(200)

    const now304 = moved.header('etag')!
    await changeUser(account, { locale: 'ar' })
    ;(await asks(client, centre, path).header('If-None-Match', now304)).assertStatus(200)
  })

  test('a cancelled session stays, as cancelled; one that is another’s now is gone', async ({
    client,
    assert,
  }) => {
    const { centre, path, session, account } = await instructorWithFeed(client)
    await change(centre, session, { status: 'cancelled', cancelled_by: 'centre', version: 2 })
    const [event] = (await fed(client, account, path)).events
    assert.equal(event!.status, 'CANCELLED')
    assert.equal(event!.sequence, 2)
    const { personId } = await createPerson(centre, 'instructor')
    await change(centre, session, { instructor_id: personId })
    assert.isEmpty((await fed(client, account, path)).events)
  })

  test('notes that it was read, once an hour', async ({ client, assert }) => {
    const { centre, path, account } = await instructorWithFeed(client)
    await asks(client, centre, path)
    const { read_at: first } = await feedRow(account)
    assert.isNotNull(first)
    const before = now().minus({ minutes: 50 }).toJSDate()
    const noted = (read: Date) =>
      withTenant(centre.id, () =>
        db().updateTable('calendar_feeds').set({ read_at: read }).execute()
      )
    await noted(before)
    await asks(client, centre, path)
    assert.deepEqual((await feedRow(account)).read_at, before)
    await noted(now().minus({ minutes: 70 }).toJSDate())
    await asks(client, centre, path)
    assert.isAbove((await feedRow(account)).read_at.getTime(), before.getTime())
  })

  test('T30 the address reaches no log', async ({ client, assert }) => {
    const { centre, path } = await instructorWithFeed(client)
    const logs = listenToLogs()
    try {
      await asks(client, centre, path)
      await asks(client, centre, path.replace(/.{5}\.ics$/, 'AAAAA.ics'))
    } finally {
      logs.stop()
    }
    assert.notInclude(logs.text(), path.slice('/calendar-feeds/'.length, -9))
  })
})

test.group('Who has no feed any more', () => {
  const unknown = `/calendar-feeds/${'A'.repeat(43)}.ics`

  test('T18 unknown, replaced, turned off, of another centre: one and the same answer', async ({
    client,
    assert,
  }) => {
    const { centre, path, account } = await instructorWithFeed(client)
    const other = await createCentre()
    const missing = await asks(client, centre, unknown)
    missing.assertStatus(404)
    const refused = async (place: Centre, asked: string) => {
      const answer = await asks(client, place, asked)
      answer.assertStatus(404)
      assert.equal(answer.text(), missing.text())
      assert.equal(answer.header('cache-control'), 'no-store')
    }
    await refused(other, path)
    for (const odd of ['none', 'x.ics', `${'A'.repeat(42)}.ics`, `${'%C3%A9'.repeat(43)}.ics`]) {
      await refused(centre, `/calendar-feeds/${odd}`)
    }

    const visitor = await signedIn(client, account)
    await visitor.post(`${profileOf(account)}/calendar-feed`)
    await refused(centre, path)
    const renewed = new URL((await shownAddress(visitor, account))!).pathname
    ;(await asks(client, centre, renewed)).assertStatus(200)
    await visitor.delete(`${profileOf(account)}/calendar-feed`)
    await refused(centre, renewed)
    const acts = (await actsOf(account)).map(({ action }) => action)
    assert.deepEqual(acts, [
      ...['users.calendar_feed_made', 'users.calendar_feed_renewed', 'users.calendar_feed_revoked'],
    ])
  })

  test('archived or suspended people have none, also once they are back', async ({
    client,
    assert,
  }) => {
    const { centre, path, account } = await instructorWithFeed(client)
    const act = { tenantId: centre.id, actor: system, type: 'instructor' as const }
    const people = { ...act, ids: [account.personId] }
    await new ShutAccounts().execute({ ...people, withRecord: true })
    ;(await asks(client, centre, path)).assertStatus(404)
    await new ReopenAccounts().execute(people)
    ;(await asks(client, centre, path)).assertStatus(404)
    assert.isUndefined(await feedRow(account))

    const boss = await signedIn(client, await createAdministrator(centre))
    const [archived, suspended] = [
      await createAdministrator(centre),
      await createAdministrator(centre),
    ]
    const paths = [await feedOf(client, archived), await feedOf(client, suspended)]
    await boss.post(`/admin/users/${archived.userId}/archive`)
    await boss.post(`/admin/users/${suspended.userId}/suspension`)
    for (const [index, left] of [archived, suspended].entries()) {
      ;(await asks(client, centre, paths[index]!)).assertStatus(404)
      assert.isUndefined(await feedRow(left))
    }
  })

  test('nor has whoever was suspended otherwise', async ({ client }) => {
    const { centre, path, account } = await instructorWithFeed(client)
    await changeUser(account, { status: 'suspended' })
    ;(await asks(client, centre, path)).assertStatus(404)
  })

  test('while a centre is closed, or asks for a second factor that is missing', async ({
    client,
  }) => {
    const centre = await createCentre()
    const admin = await createAdministrator(centre)
    const path = await feedOf(client, admin)
    await requireSecondFactor(admin)
    forgetTenants()
    ;(await asks(client, centre, path)).assertStatus(404)
    await asOwner()
      .updateTable('platform.tenants')
      .set({ two_factor_required: false, status: 'closed' })
      .where('id', '=', centre.id)
      .execute()
    forgetTenants()
    ;(await asks(client, centre, path)).assertStatus(404)
  })

  test('a changed password leaves it, and so does signing out elsewhere', async ({ client }) => {
    const { centre, path, account } = await instructorWithFeed(client)
    await changeUser(account, { password_changed_at: now().toJSDate() })
    await (await signedIn(client, account)).delete(`${profileOf(account)}/other-sessions`)
    ;(await asks(client, centre, path)).assertStatus(200)
  })
})

test.group('The address of a calendar feed', () => {
  test('T18 is kept as a hash and sealed, and shown to who has just proved who they are', async ({
    client,
    assert,
  }) => {
    const { account, path } = await instructorWithFeed(client)
    const token = path.slice('/calendar-feeds/'.length, -'.ics'.length)
    assert.notInclude(JSON.stringify(await feedRow(account)), token)
    const stale = await signedIn(client, account, account.centre, { confirmed: false })
    assert.isUndefined(await shownAddress(stale, account))
    const asked = await stale.post(`${profileOf(account)}/calendar-feed/address`)
    assert.include([302, 303], asked.status())
    const page = (await stale.visit(`${profileOf(account)}?tab=preferences`)).body()
    assert.exists(page.flash.confirm)
    assert.isUndefined(page.flash.calendar_feed)
    const proved = await signedIn(client, account)
    const shown = (await proved.visit(`${profileOf(account)}?tab=preferences`)).body()
    assert.include(shown.flash.calendar_feed, path)
    assert.notInclude(JSON.stringify(shown.props), token, 'history keeps props')
  })

  test('T12 misses are counted by where they come from, and stop nobody who has an address', async ({
    client,
    assert,
  }) => {
    const { centre, path } = await instructorWithFeed(client)
    const miss = `/calendar-feeds/${'B'.repeat(43)}.ics`
    await countedTries(budget).set(`calendar_feed:missed:${centre.id}:127.0.0.1`, 59)
    ;(await asks(client, centre, miss)).assertStatus(404)
    const refused = await asks(client, centre, miss)
    refused.assertStatus(429)
    assert.isAbove(Number(refused.header('retry-after')), 0)
    ;(await asks(client, centre, path)).assertStatus(200)
  })

  test('one feed is read so often an hour, and then waits', async ({ client }) => {
    const { centre, account, path } = await instructorWithFeed(client)
    await countedTries(budget).set(`calendar_feed:read:${centre.id}:${account.userId}`, 119)
    ;(await asks(client, centre, path)).assertStatus(200)
    ;(await asks(client, centre, path)).assertStatus(429)
  })
})

const budget = { requests: 120, duration: '1 hour' }
