import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { type DemoCentre, demoCentres, demoSignIns } from '#database/seeders/demo/demo_centres'
import { demoPassword } from '#database/seeders/demo/demo_password'
import { inventCentre } from '#database/seeders/demo/invent/centre'
import { renewPasswords } from '#database/seeders/demo/renew_passwords'
import { seedDemo } from '#database/seeders/demo/seed_demo'
import { seriesDates } from '#domain/scheduling/series/rules/series_dates'
import type { Series } from '#domain/scheduling/series/rules/series_rule'
import { verifyPassword } from '#domain/access/accounts/password_hash'
import { findTenantByHost } from '#domain/access/centre/queries/find_tenant'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { db, platform, readTenant } from '#domain/shared/data/database'
import { counts, faults } from '#tests/helpers/centre/demo_rules'
import { appointmentCounts, timetableCounts } from '#tests/helpers/centre/timetable_rules'

const password = 'a password of the demonstration'

async function seeded(centre: DemoCentre) {
  const slug = `d${uuid().slice(-12)}`
  await seedDemo(password, [{ ...centre, slug }])
  return { id: await idOf(slug), slug }
}

async function idOf(slug: string) {
  const found = await findTenantByHost(`${slug}.localhost`, 'localhost')
  if (found.type !== 'tenant') throw new Error(found.type)
  return found.tenant.id
}

const rows = <T = Record<string, unknown>>(id: string, text: string) =>
  readTenant(id, async () => (await sql.raw<T>(text).execute(db())).rows)

const [noor, jisr] = demoCentres

type Row = Record<string, unknown>

function plannedStarts(series: Row, holidays: Row[], zone: string) {
  const { pattern, excluded } = series.rule as Pick<Series, 'pattern' | 'excluded'>
  const ends =
    series.ends_kind === 'held'
      ? { kind: 'held' as const, count: series.ends_count as number }
      : { kind: 'on' as const, date: series.ends_on as string }
  const made = seriesDates({
    ...{ pattern, excluded, ends, zone, startsOn: series.starts_on as string },
    holidays: holidays.map(({ starts_on, ends_on }) => ({
      startsOn: starts_on as string,
      endsOn: ends_on as string,
    })),
  })
  if (!made.ok) throw new Error(made.error.type)
  const held = made.value.dates.filter(({ skipped }) => !skipped)
  return held.map(({ startsAt }) => startsAt.toISOString())
}

test.group('The demonstration', (group) => {
  let id: string
  let slug: string

  group.setup(async () => {
    ;({ id, slug } = await seeded(noor))
  })

  test('everybody it lets in has a proved address', async ({ assert }) => {
    const users = await rows<{ email: string; email_verified_at: Date | null }>(
      id,
      'select email, email_verified_at from users'
    )
    assert.lengthOf(users, demoSignIns.length)
    for (const { email, email_verified_at } of users) assert.isNotNull(email_verified_at, email)
  })

  test('C16 bills the term: issued, drafted, void and credited, with right books', async ({
    assert,
  }) => {
    const [documents] = await rows<Record<string, number>>(
      id,
      `select count(*) filter (where status = 'issued' and kind = 'invoice')::integer as issued,
        count(*) filter (where status = 'draft')::integer as drafts,
        count(*) filter (where status = 'void')::integer as void,
        count(*) filter (where kind = 'credit_note')::integer as notes,
        count(*) filter (where due_on < issued_on + 14)::integer as early from documents`
    )
    assert.isAbove(documents!.issued!, 100)
    assert.isAbove(documents!.drafts!, 5)
    assert.include(documents, { void: 1, notes: 3, early: 0 })
    assert.deepEqual(await verifyBooks(id), [])
  })

  test('holds as much as it promises, and what is archived beside it', async ({ assert }) => {
    const [found] = await rows(id, counts)
    assert.deepEqual(found, {
      students: 600,
      instructors: 40,
      courses: 60,
      groups: 120,
      rooms: 12,
      archived_students: 30,
      archived_instructors: 3,
      archived_courses: 2,
      archived_groups: 8,
      archived_terms: 1,
      archived_rooms: 1,
    })
  })

  for (const [name, fault] of Object.entries(faults)) {
    test(`keeps the rules: ${name}`, async ({ assert }) => {
      assert.deepEqual(await rows(id, fault), [])
    })
  }

  test('has every status there is of groups, and those of enrolments a term leaves behind', async ({
    assert,
  }) => {
    const statuses = async (table: string) =>
      (await rows<{ status: string }>(id, `select distinct status from ${table} order by 1`)).map(
        ({ status }) => status
      )
    assert.deepEqual(await statuses('groups'), [
      'cancelled',
      'completed',
      'draft',
      'open',
      'running',
      'suspended',
    ])
    assert.includeMembers(await statuses('enrolments'), [
      'active',
      'completed',
      'dropped',
      'expired',
      'frozen',
      'inquiry',
      'offered',
      'pending',
      'transferred',
      'trial',
      'waitlisted',
    ])
  })

  test('has class sessions of every kind in both centres: called off, moved, stood in for, unfinished, of one student', async ({
    assert,
  }) => {
    const small = await seeded(jisr)
    const all = ['centre', 'instructor', 'weather', 'moved', 'substituted']
    const kinds = [...all, 'without_instructor', 'without_room'].map((kind) => [kind, true])
    const alone = { held: true, coming: true, cancelled: true, clashing: false }
    for (const centre of [id, small.id]) {
      assert.deepEqual((await rows(centre, timetableCounts))[0], Object.fromEntries(kinds))
      assert.deepEqual(await rows(centre, appointmentCounts), [alone])
    }
  })

  test('some of its one-to-one sessions were held, some are to come and one is called off, on any day of the week', ({
    assert,
  }) => {
    for (const day of [20, 21, 22, 23, 24, 25, 26]) {
      const now = DateTime.fromISO(`2026-11-${day}T18:00`, { zone: 'Asia/Amman' })
      const sessions = inventCentre(jisr, now, []).get('class_sessions')!
      const alone = sessions.filter(({ student_id: student }) => student)
      const statuses = new Set(alone.map(({ status }) => status))
      assert.sameMembers([...statuses], ['completed', 'scheduled', 'cancelled'], `day ${day}`)
    }
  })

  test('its series meet when planning would have them meet, in the usual week of their groups', ({
    assert,
  }) => {
    const zone = 'Asia/Amman'
    for (const day of ['2026-11-21', '2027-03-20']) {
      const now = DateTime.fromISO(`${day}T18:00`, { zone })
      const tables = inventCentre(jisr, now, [])
      for (const series of tables.get('class_series')!) {
        const starts = tables
          .get('class_sessions')!
          .filter(({ series_id: of }) => of === series.id)
          .map(({ original_start: start }) => start)
        assert.deepEqual(starts, plannedStarts(series, tables.get('holidays')!, zone))
        const usual = tables
          .get('group_slots')!
          .filter(({ group_id: of }) => of === series.group_id)
          .map(({ weekday, starts: begins, minutes }) => ({ weekday, starts: begins, minutes }))
        assert.sameDeepMembers(
          usual,
          (series.rule as { pattern: { slots: object[] } }).pattern.slots
        )
      }
    }
  })

  test('is made once: a second start adds nothing', async ({ assert }) => {
    const [before] = await rows(id, 'select count(*) from audit_events')
    await seedDemo(password, [{ ...noor, slug }])
    assert.deepEqual((await rows(id, 'select count(*) from audit_events'))[0], before)
  })

  test('is whole or not at all: what ends midway leaves nothing behind', async ({ assert }) => {
    const other = `d${uuid().slice(-12)}`
    const unable = { ...noor, slug: other, size: { ...noor.size, groups: { 0: { lost: 1 } } } }
    await assert.rejects(() => seedDemo(password, [unable as unknown as DemoCentre]))
    const left = platform().selectFrom('platform.tenants').selectAll().where('slug', '=', other)
    assert.isEmpty(await left.execute())
    await seedDemo(password, [{ ...jisr, slug: other }])
    assert.isString(await idOf(other))
  })

  test('the second centre is small, keeps the same rules and has money of three decimals', async ({
    assert,
  }) => {
    const small = await seeded(jisr)
    for (const [name, fault] of Object.entries(faults)) {
      assert.deepEqual(await rows(small.id, fault), [], name)
    }
    const [found] = await rows(small.id, counts)
    assert.include(found, { students: 60, instructors: 8, groups: 12 })
    const spread = await rows(
      small.id,
      'select count(distinct branch_id)::integer as branches from groups'
    )
    assert.deepEqual(spread, [{ branches: 2 }])
    const money = await rows(small.id, `select distinct currency, exponent from packages`)
    assert.deepEqual(money, [{ currency: 'JOD', exponent: 3 }])
  })

  test('a password whose file has "{left}" left is made anew, for the accounts too')
    .with([{ left: '' }, { left: 'Ab3-_x' }])
    .run(async (context, { left }) => {
      const folder = await fs.mkdtemp(join(tmpdir(), 'demo '))
      context.test.cleanup(() => fs.rm(folder, { recursive: true }))
      const file = join(folder, 'demo_password')
      await fs.writeFile(file, left)
      const found = await demoPassword(file)
      context.assert.isTrue(found.wasLost)
      context.assert.deepEqual(await demoPassword(file), { ...found, wasLost: false })

      await renewPasswords(found.password, [{ ...noor, slug }])
      const users = await rows<{ password: string }>(id, 'select distinct password from users')
      context.assert.lengthOf(users, 1)
      context.assert.isTrue(await verifyPassword(users[0]!.password, found.password))
    })

  test('is the same at the same moment, and keeps the rules of time on any day', ({ assert }) => {
    const at = (day: string) => DateTime.fromISO(`${day}T10:00`, { zone: 'Asia/Riyadh' })
    const invent = (day: string) => Object.fromEntries(inventCentre(noor, at(day), []))
    assert.deepEqual(invent('2026-11-21'), invent('2026-11-21'))
    for (const day of ['2027-01-01', '2028-02-29', '2027-12-31']) {
      const { terms, groups } = invent(day)
      const [, , , current, next] = terms!
      assert.isTrue(
        (current!.starts_on as string) <= day && day <= (current!.ends_on as string),
        day
      )
      assert.isTrue((next!.starts_on as string) > day, day)
      assert.lengthOf(new Set(terms!.map(({ code }) => code)), 5, day)
      assert.lengthOf(new Set(groups!.map(({ code }) => code)), groups!.length, day)
    }
  }).timeout(60_000)
})
