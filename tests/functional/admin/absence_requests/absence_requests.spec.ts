import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo, writeLetters } from '#tests/helpers/mail/mailbox'
import { absent, askedFor } from '#tests/helpers/people/absences'
import { auditOf } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { hoursText } from '#tests/helpers/words/hours_text'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/absence-requests'

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const instructor = await createPerson(centre, 'instructor')
  const office = await signedIn(client, await createAdministrator(centre))
  const teacher = await signedIn(client, instructor)
  return { centre, instructor, office, teacher }
}

const lesson = async (
  { centre, instructor }: Awaited<ReturnType<typeof setup>>,
  day: string,
  columns: Record<string, unknown> = {}
) =>
  writeSession(centre, `${day}T14:00Z`, `${day}T15:00Z`, {
    ...{ type: 'regular', group_id: await createGroup(centre) },
    ...{ instructor_id: instructor.personId },
    ...columns,
  })

const asked = { whole_days: true, from_day: '2026-12-01', until_day: '2026-12-02', reason: 'Exams' }

test.group('Requests for absence', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-26T08:00Z'))

  test('an instructor asks, is told before what it touches, and withdraws while nobody has decided', async ({
    client,
    assert,
  }) => {
    const place = await setup(client)
    const { centre, instructor, teacher } = place
    await lesson(place, '2026-12-01')
    await lesson(place, '2026-12-02', { status: 'cancelled', cancelled_by: 'centre' })
    await lesson(place, '2026-12-08')
    await lesson(place, '2026-12-02', { instructor_id: null })
    const touched = async (said: Record<string, string>) =>
      (await teacher.get(`/absences/touched-sessions?${new URLSearchParams(said)}`)).body()
    const days = { whole_days: 'true', from_day: '2026-12-01', until_day: '2026-12-08' }
    assert.equal((await touched(days)).total, 2)
    assert.equal((await touched({ ...days, until_day: '2026-12-07' })).total, 1)
    const weekly = { repeats: 'weekly', from_day: '2026-12-01', until_day: '2026-12-31' }
    const evening = { ...weekly, from_time: '17:30', until_time: '00:00' }
    assert.equal((await touched(evening)).total, 2)
    assert.equal((await touched({ ...evening, from_time: '18:00' })).total, 0)
    assert.equal((await touched({ ...evening, from_day: '2026-12-02' })).total, 0)

    await teacher.post('/absences', asked)
    const [row] = await rowsOf(centre, 'absences')
    assert.containsSubset(row, {
      state: 'requested',
      asked_by: instructor.userId,
      decided_by: null,
    })
    const shown = await props(teacher, '/absences')
    assert.lengthOf(shown.absences, 1)
    await teacher.post('/absences', asked)
    assert.property((await props(teacher, '/absences')).errors, 'from_day')
    await teacher.post('/absences', { ...asked, from_day: '2026-11-01', until_day: '2026-11-25' })
    assert.property((await props(teacher, '/absences')).errors, 'until_day')
    await teacher.delete(`/absences/${row.id}`)
    assert.equal((await props(teacher, '/absences')).absences[0].state, 'withdrawn')
    await teacher.delete(`/absences/${row.id}`)
    const flash = (await teacher.visit('/absences')).body().flash
    assert.equal(flash.error, 'This request was withdrawn')
    assert.deepEqual(
      (await auditOf(centre, instructor.personId)).slice(-2).map(({ action }) => action),
      ['instructors.request_absence', 'instructors.withdraw_absence']
    )
  })

  test('only whoever asked withdraws it, and only instructors ask', async ({ client, assert }) => {
    const { centre, instructor, office } = await setup(client)
    const id = await askedFor(centre, instructor)
    const others = [
      await createPerson(centre, 'instructor'),
      await createPerson(await createCentre(), 'instructor'),
    ]
    for (const account of others) {
      const other = await signedIn(client, account)
      ;(await other.delete(`/absences/${id}`)).assertStatus(404)
      assert.lengthOf((await props(other, '/absences')).absences, 0)
    }
    ;(await office.get('/absences')).assertStatus(403)
    const student = await signedIn(client, await createPerson(centre, 'student'))
    ;(await student.get('/absences')).assertStatus(403)
    const [row] = await rowsOf(centre, 'absences')
    assert.equal(row.state, 'requested')
  })

  test('the office is told of it, decides with a word, and the instructor has a letter', async ({
    client,
    assert,
  }) => {
    const place = await setup(client)
    const { centre, instructor, office } = place
    await lesson(place, '2026-12-01', {
      starts_at: '2026-12-01T06:00Z',
      ends_at: '2026-12-01T07:00Z',
    })
    const id = await askedFor(centre, instructor)
    const alert = (await props(office, '/admin/today?kind=absences')).attention
    assert.equal(alert.rows[0].id, id)
    const [request] = (await props(office, path)).rows
    assert.containsSubset(request, { id, sessions: 1, reason: 'Exams', state: 'requested' })
    assert.deepEqual(
      request.touched.map((one: { starts_at: string }) => one.starts_at),
      ['2026-12-01T06:00:00.000Z']
    )
    assert.isNotNull(request.touched[0].group)
    const outsider = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.instructors.update'])
    )
    assert.isNull((await props(outsider, path)).rows[0].touched)
    await office.post(`${path}/${id}/decisions`, {
      decision: 'approved',
      answer: 'Good luck.\nحظًّا موفقًا.',
    })
    assert.lengthOf((await props(office, path)).rows, 0)
    const [decided] = (await props(office, `${path}?tab=decided`)).rows
    assert.containsSubset(decided, { id, state: 'approved', answer: 'Good luck.\nحظًّا موفقًا.' })
    assert.isNotNull(decided.decided_by)
    const [row] = await rowsOf(centre, 'absences')
    assert.deepEqual(row.decided_at, new Date('2026-11-26T08:00Z'))
    await writeLetters()
    const [letter, ...more] = await lettersTo(centre, instructor.email)
    assert.lengthOf(more, 0)
    assert.equal(letter!.subject, 'Your absence was approved')
    assert.include(letter!.text, '\u2068Good luck.\u2069\n\n\u2068حظًّا موفقًا.\u2069')
    assert.match(letter!.html, /<p\s+dir="ltr"\s+style="max-width: 560px/)
    await office.delete(`/admin/instructors/${instructor.personId}/absences/${id}`)
    assert.equal((await rowsOf(centre, 'absences'))[0].state, 'withdrawn')
  })

  test('who is told that an approved absence is removed, or one day of it, reads who did it', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, office, teacher } = await setup(client)
    const approved = { state: 'approved', decided_at: '2026-11-20T08:00Z' }
    const whole = await askedFor(centre, instructor, {
      ...{ starts_at: '2026-12-06T21:00Z', ends_at: '2026-12-07T21:00Z' },
      ...approved,
    })
    const tuesdays = await askedFor(centre, instructor, {
      ...{ starts_at: '2026-11-23T21:00Z', ends_at: '2026-12-29T21:00Z', weekday: 2 },
      ...{ from_time: '00:00', until_time: '24:00', time_zone: 'Asia/Riyadh' },
      ...approved,
    })
    const over = await askedFor(centre, instructor, {
      ...{ starts_at: '2026-11-01T05:00Z', ends_at: '2026-11-01T09:00Z' },
      ...approved,
    })
    const absences = `/admin/instructors/${instructor.personId}/absences`
    await office.delete(`${absences}/${whole}`)
    await office.delete(`${absences}/${tuesdays}/dates`, { date: '2026-12-15' })
    await office.delete(`${absences}/${tuesdays}/dates`, { date: '2026-11-24' })
    await office.delete(`${absences}/${over}`)
    const entered = await absent(centre, instructor.personId, {
      fromDay: '2026-12-21',
      untilDay: '2026-12-22',
    })
    await office.delete(`${absences}/${entered}`)
    await writeLetters()
    const letters = await lettersTo(centre, instructor.email)
    assert.sameMembers(
      letters.map(({ subject }) => subject),
      ['Your absence was cancelled', 'One day of your absence was cancelled']
    )
    const text = (subject: string) => letters.find((one) => one.subject === subject)!.text
    assert.include(text('Your absence was cancelled'), 'On 7 December 2026.')
    assert.include(text('One day of your absence was cancelled'), 'On 15 December 2026.')
    const shown = (await props(teacher, '/absences')).absences
    assert.containsSubset(
      shown.find(({ id }: { id: string }) => id === whole),
      { state: 'withdrawn', decided_at: '2026-11-20T08:00:00.000Z', is_asked: true }
    )
  })

  test('an instructor reads what the office entered too, without what it noted there', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, teacher } = await setup(client)
    await absent(centre, instructor.personId)
    await absent(centre, (await createPerson(centre, 'instructor')).personId)
    const { absences } = await props(teacher, '/absences')
    assert.lengthOf(absences, 1)
    assert.containsSubset(absences[0], { is_asked: false, state: 'approved', reason: null })
    await teacher.post('/absences', asked)
    const { errors, absences: after } = await props(teacher, '/absences')
    assert.property(errors, 'from_day')
    assert.lengthOf(after, 1)
  })

  test('the letter tells whole days as days, and hours by the clock of its language', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, office } = await setup(client)
    const tuesdays = { weekday: 2, time_zone: 'Asia/Riyadh' }
    const asks = [
      { starts_at: '2026-11-30T21:00Z', ends_at: '2026-12-01T21:00Z' },
      { starts_at: '2026-12-06T21:00Z', ends_at: '2026-12-09T21:00Z' },
      {
        ...{ starts_at: '2026-12-14T21:00Z', ends_at: '2026-12-29T21:00Z' },
        ...{ ...tuesdays, from_time: '00:00', until_time: '24:00' },
      },
      {
        ...{ starts_at: '2027-01-05T13:00Z', ends_at: '2027-01-26T21:00Z' },
        ...{ ...tuesdays, from_time: '16:00', until_time: '24:00' },
      },
    ]
    for (const columns of asks) {
      const id = await askedFor(centre, instructor, columns)
      await office.post(`${path}/${id}/decisions`, { decision: 'approved' })
    }
    await writeLetters()
    const letters = await lettersTo(centre, instructor.email)
    const texts = letters.map(({ text }) => text.replaceAll('\u202f', ' ')).join('\n')
    const told = [
      'On 1 December 2026.',
      'From 7 December 2026 to 9 December 2026.',
      'Every Tuesday.',
      'From 15 December 2026 to 29 December 2026.',
      `Every Tuesday, ${hoursText('en', '16:00', '24:00')}.`,
    ]
    for (const words of told) assert.include(texts, words)
    assert.notInclude(texts, 'until')
  })

  test('of many who decide at once one wins, and the others are told how', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, office } = await setup(client)
    const id = await askedFor(centre, instructor)
    const desks = await Promise.all(
      Array.from({ length: 6 }, async () => signedIn(client, await createAdministrator(centre)))
    )
    await Promise.all(desks.map((desk) => desk.visit(path)))
    await Promise.all(
      desks.map((desk, at) =>
        desk.post(`${path}/${id}/decisions`, { decision: at % 2 ? 'approved' : 'declined' })
      )
    )
    const trail = (await auditOf(centre, instructor.personId)).filter(({ action }) =>
      /_absence$/.test(action)
    )
    assert.lengthOf(trail, 1)
    const { state } = (await rowsOf(centre, 'absences'))[0]
    const flashes = await Promise.all(
      desks.map(async (desk) => (await desk.visit(path)).body().flash)
    )
    assert.lengthOf(
      flashes.filter(({ success }) => success),
      1
    )
    const told = flashes.flatMap(({ error }) => error ?? [])
    assert.deepEqual(told, Array(5).fill(`This request has already been ${state}`))
    await office.post(`${path}/${id}/decisions`, { decision: 'approved' })
    assert.equal((await rowsOf(centre, 'absences'))[0].state, state)
  })

  test('what was entered meanwhile stands in its way before it is asked, not when it is approved', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, office, teacher } = await setup(client)
    await teacher.post('/absences', asked)
    const [{ id }] = await rowsOf(centre, 'absences')
    await office.post(`/admin/instructors/${instructor.personId}/absences`, asked)
    assert.lengthOf(await rowsOf(centre, 'absences'), 1)
    await office.post(`${path}/${id}/decisions`, { decision: 'declined' })
    await absent(centre, instructor.personId)
    assert.lengthOf(await rowsOf(centre, 'absences'), 2)
  })

  test('asks for the permission to change instructors, and keeps centres apart', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, office } = await setup(client)
    const id = await askedFor(centre, instructor)
    const decision = { decision: 'approved' }
    const looking = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.instructors.index', 'admin.groups.index'])
    )
    ;(await looking.get(path)).assertStatus(403)
    ;(await looking.post(`${path}/${id}/decisions`, decision)).assertStatus(403)
    const counts = (await props(looking, '/admin/today')).attention.counts
    assert.notInclude(JSON.stringify(counts), 'absences')
    const other = await setup(client)
    ;(await other.office.post(`${path}/${id}/decisions`, decision)).assertStatus(404)
    assert.lengthOf((await props(other.office, path)).rows, 0)
    ;(await office.post(`${path}/nothing/decisions`, decision)).assertStatus(404)
    await office.post(`${path}/${id}/decisions`, { decision: 'requested' })
    await office.post(`${path}/${id}/decisions`, { decision: 'approved', answer: 'x'.repeat(501) })
    assert.equal((await rowsOf(centre, 'absences'))[0].state, 'requested')
  })
})
