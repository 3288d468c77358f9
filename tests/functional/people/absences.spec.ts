import { test } from '@japa/runner'
import fc from 'fast-check'
import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { surelyAway } from '#domain/people/instructors/absences/away'
import { db, readTenant } from '#domain/shared/data/database'
import { dayAfter } from '#domain/shared/time/day_span'
import { weekdayOf } from '#domain/shared/time/weekday'
import {
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { absent, askedFor } from '#tests/helpers/people/absences'
import { auditOf } from '#tests/helpers/people/students'
import { createInstructor } from '#tests/helpers/scheduling/class_sessions'
import { once, preview } from '#tests/helpers/scheduling/planning'
import { signedIn } from '#tests/helpers/visitor'

const tuesdays = {
  repeats: 'weekly',
  fromDay: '2026-12-01',
  fromTime: '16:00',
  untilDay: '2027-05-01',
} as const

const awayIn = async (centre: Centre, instructor: string, from: string, until: string) => {
  const between = surelyAway(sql`${from}`, sql`${until}`)
  const rows = await readTenant(centre.id, () =>
    db()
      .selectFrom(between.as('a'))
      .where('a.instructor_id', '=', instructor)
      .orderBy('a.starts_at')
      .select(['a.starts_at', 'a.ends_at'])
      .execute()
  )
  return rows.map(({ starts_at, ends_at }) => [starts_at.toISOString(), ends_at.toISOString()])
}

const warned = async (centre: Centre, instructorId: string, date: string, starts = '17:00') => {
  const plan = await preview(centre, { instructorId }, once(date, starts))
  return plan.sessions[0]!.warnings.map(({ kind }) => kind)
}

test.group('Absences of instructors', () => {
  test('one that repeats is every week within its days, whoever asks for whichever hours', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const zones = ['Asia/Riyadh', 'Europe/London', 'Europe/Berlin', 'America/Santiago']
    const day = fc.integer({ min: 0, max: 400 }).map((days) => dayAfter('2026-01-05', days))
    const rule = fc.record({
      zone: fc.constantFrom(...zones),
      first: day,
      weeks: fc.integer({ min: 0, max: 30 }),
      starts: fc.integer({ min: 0, max: 22 }),
      hours: fc.integer({ min: 1, max: 24 }),
      out: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 3 }),
      asked: fc.tuple(day, fc.integer({ min: 1, max: 60 * 24 })),
    })
    await fc.assert(
      fc.asyncProperty(rule, async ({ zone, first, weeks, starts, hours, out, asked }) => {
        const instructor = await createInstructor(centre)
        const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
        const ends = Math.min(24, starts + hours)
        const at = (date: string, hour: number) =>
          DateTime.fromISO(hour === 24 ? dayAfter(date, 1) : `${date}T${clock(hour)}`, { zone })
        const dates = Array.from({ length: weeks + 1 }, (_, week) => dayAfter(first, 7 * week))
        const gone = out.filter((week) => week <= weeks).map((week) => dates[week]!)
        const spans = dates.map((date) => ({ date, from: at(date, starts), until: at(date, ends) }))
        await insert(centre, 'absences', {
          ...{ id: uuid(), instructor_id: instructor, weekday: weekdayOf(first), time_zone: zone },
          ...{ from_time: clock(starts), until_time: clock(ends), taken_out: gone },
          ...{ starts_at: spans[0]!.from.toISO(), ends_at: spans.at(-1)!.until.toISO() },
        })
        const from = DateTime.fromISO(asked[0], { zone: 'utc' })
        const until = from.plus({ hours: asked[1] })
        const found = await awayIn(centre, instructor, from.toISO()!, until.toISO()!)
        const expected = spans
          .filter((one) => !gone.includes(one.date) && one.until > from && one.from < until)
          .map((one) => [one.from.toUTC().toISO(), one.until.toUTC().toISO()])
        assert.deepEqual(found, expected)
      }),
      { numRuns: 60 }
    )
  })

  test('one that repeats is warned of on its days; one that is only asked for is not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    await absent(centre, instructor, tuesdays)
    assert.deepEqual(await warned(centre, instructor, '2027-02-02'), ['absence'])
    assert.deepEqual(await warned(centre, instructor, '2027-02-03'), [])
    assert.deepEqual(await warned(centre, instructor, '2027-02-02', '14:00'), [])
    assert.deepEqual(await warned(centre, instructor, '2027-05-04'), [])
    const person = await createPerson(centre, 'instructor')
    const day = { starts_at: '2027-02-01T21:00Z', ends_at: '2027-02-02T21:00Z' }
    const asked = await askedFor(centre, person, day)
    assert.deepEqual(await warned(centre, person.personId, '2027-02-02'), [])
    for (const state of ['declined', 'withdrawn']) {
      await askedFor(centre, person, { ...day, id: uuid(), state })
      assert.deepEqual(await warned(centre, person.personId, '2027-02-02'), [], state)
    }
    assert.isString(asked)
  })

  test('behind the calendar an absence that is asked for is told as such, each week that repeats as one', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const person = await createPerson(centre, 'instructor')
    await absent(centre, person.personId, tuesdays)
    await askedFor(centre, person, { starts_at: '2026-12-02T05:00Z', ends_at: '2026-12-02T09:00Z' })
    await askedFor(centre, person, { state: 'declined' })
    const address = `/admin/calendar/sessions?from=2026-12-01&to=2026-12-09&instructor=${person.personId}`
    const answer = await visitor.get(address).header('Accept', 'application/json')
    assert.deepEqual(answer.body().background.absences, [
      { instructor: 0, starts_at: '2026-12-01T13:00:00Z', ends_at: '2026-12-01T21:00:00Z' },
      {
        ...{ instructor: 0, starts_at: '2026-12-02T05:00:00Z', ends_at: '2026-12-02T09:00:00Z' },
        is_asked_for: true,
      },
      { instructor: 0, starts_at: '2026-12-08T13:00:00Z', ends_at: '2026-12-08T21:00:00Z' },
    ])
  })

  test('the office enters one that repeats, takes a date out of it, and is told what it can’t', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await createInstructor(centre)
    const path = `/admin/instructors/${id}`
    const props = async () => (await visitor.visit(path)).body().props
    const rule = {
      ...{ repeats: 'weekly', from_day: '2026-12-01', from_time: '16:00' },
      ...{ until_day: '2027-05-01', until_time: '00:00', reason: 'Choir' },
    }
    await visitor.post(`${path}/absences`, rule)
    const [saved] = (await props()).absences
    assert.deepInclude(saved, {
      every_week: { weekday: 2, starts: '16:00', ends: '24:00' },
      state: 'approved',
      taken_out: [],
    })
    assert.equal((await auditOf(centre, id)).at(-1).after.every_week, '2 16:00-24:00')
    await visitor.post(`${path}/absences`, { ...rule, from_day: '2026-12-08', from_time: '18:00' })
    assert.property((await props()).errors, 'from_day')
    const holiday = { from_day: '2026-12-06', until_day: '2026-12-12', whole_days: true }
    await visitor.post(`${path}/absences`, holiday)
    assert.lengthOf((await props()).absences, 2)
    await visitor.post(`${path}/absences`, { ...rule, from_time: '' })
    assert.property((await props()).errors, 'from_time')
    await visitor.post(`${path}/absences`, { ...rule, repeats: 'yearly' })
    assert.property((await props()).errors, 'repeats')
    const dates = `${path}/absences/${saved.id}/dates`
    for (const date of ['2026-12-09', '2026-11-24', '2027-05-04', "2026-12-08'; drop"]) {
      await visitor.delete(dates, { date })
      assert.property((await props()).errors, 'date', date)
    }
    await visitor.delete(dates, { date: '2026-12-08' })
    assert.deepEqual((await props()).absences[0].taken_out, ['2026-12-08'])
    await visitor.delete(dates, { date: '2026-12-08' })
    assert.property((await props()).errors, 'date')
    const elsewhere = `/admin/instructors/${await createInstructor(centre)}/absences/${saved.id}`
    ;(await visitor.delete(`${elsewhere}/dates`, { date: '2026-12-15' })).assertStatus(404)
    ;(await visitor.delete(elsewhere)).assertStatus(404)
    assert.lengthOf(await rowsOf(centre, 'absences'), 2)
  })
})
