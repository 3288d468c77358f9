import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { CompleteEnrolment } from '#domain/teaching/enrolments/actions/complete_enrolment'
import { missedOneToOne, missedSession, stateOf } from '#tests/helpers/attendance/make_ups'
import { type Centre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { absent } from '#tests/helpers/people/absences'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { setSeverities } from '#tests/helpers/scheduling/severities'
import { actIn, enrolled } from '#tests/helpers/teaching/groups'
import { props, type Visitor } from '#tests/helpers/visitor'

type Client = Parameters<typeof office>[0]

interface Choice {
  starts_at: string
  against: string[]
  slot: { date: string; starts: string; instructor_id: string; room_id: string | null }
}

const wednesday = { fromDay: '2026-12-02', untilDay: '2026-12-02', isWholeDays: true } as const

/** An instructor who works from Monday to Thursday, 17:00 to 21:00, in a centre that opens from Sunday to Thursday. */
async function evenings(client: Client) {
  const { centre, visitor } = await office(client)
  const { personId: instructor, email } = await createPerson(centre, 'instructor')
  const week = uuid()
  await insert(centre, 'opening_weeks', { id: week })
  for (const weekday of [7, 1, 2, 3, 4]) {
    const hours = { weekday, opens: '08:00', closes: '22:00' }
    await insert(centre, 'opening_hours', { id: uuid(), week_id: week, ...hours })
  }
  for (const weekday of [1, 2, 3, 4]) {
    const hours = { weekday, starts: '17:00', ends: '21:00' }
    const window = { id: uuid(), instructor_id: instructor, ...hours }
    await insert(centre, 'availability_windows', window)
  }
  const missed = await missedOneToOne(centre, instructor)
  return { centre, visitor, instructor, email, missed, of: `/admin/make-ups/${missed.credit}` }
}

const choicesOf = async (visitor: Visitor, of: string) =>
  (await visitor.get(`${of}/choices`)).body() as { choices: Choice[]; is_gone: boolean }

const slotAt = (instructor: string, date: string, starts = '17:00') => ({
  ...{ date, starts, instructor_id: instructor },
})

/** What a refused booking says, by field. */
async function refusedFor(visitor: Visitor, of: string, form: object) {
  await visitor.post(`${of}/booking`, form)
  const { errors } = await props(visitor, '/admin/make-ups')
  return errors as Record<string, string>
}

const bookedIn = async (centre: Centre) => rowsOf(centre, 'class_sessions', { type: 'make_up' })

test.group('Booking one-to-one make-ups', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test('times that something speaks against are not proposed while there are others', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor, of } = await evenings(client)
    await absent(centre, instructor, wednesday)
    const { choices } = await choicesOf(visitor, of)
    assert.lengthOf(choices, 20)
    for (const { slot, against } of choices) {
      assert.deepEqual([slot.instructor_id, against], [instructor, []])
      assert.include([1, 2, 3, 4], new Date(slot.date).getUTCDay())
      assert.isTrue(slot.starts >= '17:00' && slot.starts <= '20:15', slot.starts)
      assert.notEqual(slot.date, '2026-12-02')
    }
  })

  test('days on which the student said that they would be away are not proposed while there are others', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, missed, of } = await evenings(client)
    const told = { reason: 'Travelling', told_at: '2026-11-20T10:00Z' }
    const away = (from: string, until: string) =>
      insert(centre, 'absence_notices', {
        ...{ id: uuid(), student_id: missed.student, ...told },
        ...{ from_day: from, until_day: until },
      })
    await away('2026-11-25', '2026-12-05')
    const later = (await choicesOf(visitor, of)).choices
    assert.isNotEmpty(later)
    assert.isTrue(later.every(({ slot, against }) => slot.date > '2026-12-05' && !against[0]))
    await away('2026-12-06', '2027-02-05')
    const { choices } = await choicesOf(visitor, of)
    assert.isNotEmpty(choices)
    assert.deepEqual(choices[0]!.against, ['student_away'])
  })

  test('an instructor who is away all along is replaced by others, and without others proposed with what speaks against it', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor, of } = await evenings(client)
    await absent(centre, instructor, {
      ...wednesday,
      fromDay: '2026-11-24',
      untilDay: '2027-06-30',
    })
    const opposed = (await choicesOf(visitor, of)).choices
    assert.isNotEmpty(opposed)
    assert.isTrue(opposed.every(({ against }) => against.includes('absence')))
    assert.deepEqual(opposed[0]!.against, ['absence'], 'the least opposed come first')
    const other = await createInstructor(centre)
    const { choices } = await choicesOf(visitor, of)
    assert.isTrue(choices.every(({ slot, against }) => slot.instructor_id === other && !against[0]))
  })

  test('a time that the centre is warned of is shown so, and booked once somebody accepts it', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor, of } = await evenings(client)
    await absent(centre, instructor, wednesday)
    const slot = slotAt(instructor, '2026-12-02')
    const { plan, problem } = (await visitor.post(`${of}/booking-previews`, { slot })).body()
    assert.isNull(problem)
    const [{ warnings }] = plan.sessions
    assert.deepEqual(
      warnings.map(({ kind, severity }: Record<string, unknown>) => [kind, severity]),
      [['absence', 'warn']]
    )
    const refused = await refusedFor(visitor, of, { slot })
    assert.match(refused.accepts_warnings!, /This time has warnings/)
    const night = { slot: slotAt(instructor, '2026-12-03', '03:00') }
    assert.property(await refusedFor(visitor, of, night), 'accepts_warnings')
    assert.isEmpty(await bookedIn(centre))
    await visitor.post(`${of}/booking`, { slot, accepts_warnings: true })
    assert.lengthOf(await bookedIn(centre), 1)
  })

  test('what a check blocks is booked with a reason by whoever may schedule past it, and by nobody else', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor, of } = await evenings(client)
    await absent(centre, instructor, wednesday)
    await setSeverities(centre, { absences: 'block' })
    const slot = slotAt(instructor, '2026-12-02')
    const form = { slot, accepts_warnings: true }
    const reason = 'Agreed with him'
    const may = ['admin.attendance.index', 'admin.attendance.update'] as const
    const desk = await clerk(client, centre, [...may])
    assert.match((await refusedFor(desk, of, form)).clash_reason!, /your role doesn’t let you/)
    ;(await desk.post(`${of}/booking`, { ...form, clash_reason: reason })).assertStatus(403)
    const asked = (path: Visitor) => path.post(`${of}/booking-previews`, { slot })
    assert.isFalse((await asked(desk)).body().may_clash)
    assert.isTrue((await asked(visitor)).body().may_clash)
    const refused = await refusedFor(visitor, of, form)
    assert.equal(refused.clash_reason, 'Enter a reason to schedule it anyway.')
    assert.isEmpty(await bookedIn(centre))
    await visitor.post(`${of}/booking`, { slot, clash_reason: reason })
    const [session] = await bookedIn(centre)
    assert.deepInclude(session, { check_reason: reason, checks_allowed: ['absences'] })
  })

  test('what can’t be planned is refused in words of its own', async ({ client, assert }) => {
    const { centre, visitor, instructor, of, missed } = await evenings(client)
    await insert(centre, 'holidays', {
      ...{ id: uuid(), name_en: 'National Day', starts_on: '2026-12-01', ends_on: '2026-12-01' },
    })
    const busy = { type: 'event', instructor_id: instructor }
    await writeSession(centre, '2026-11-30T14:15Z', '2026-11-30T15:00Z', busy)
    const tries: [object, string, RegExp][] = [
      [slotAt(instructor, '2026-12-01'), 'session_id', /closed that day for a holiday/],
      [slotAt(instructor, '2026-11-30'), 'session_id', /taken in the meantime/],
      [slotAt(instructor, '2026-11-24'), 'session_id', /in the past/],
      [slotAt(uuid(), '2026-12-02'), 'session_id', /no longer available/],
      [{ date: '2026-12-02', starts: '17:00' }, 'slot.instructor_id', /./],
      [{ ...slotAt(instructor, '2026-12-02'), room_id: 'x' }, 'slot.room_id', /./],
    ]
    for (const [slot, field, words] of tries) {
      const refused = await refusedFor(visitor, of, { slot, accepts_warnings: true })
      assert.deepEqual(Object.keys(refused), [field])
      assert.match(refused[field]!, words)
    }
    assert.isEmpty(await bookedIn(centre))
    assert.equal(await stateOf(centre, missed.credit), 'available')
  })

  test('where no group has a seat, its instructor is offered one-to-one; the student alone is told', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor } = await evenings(client)
    const online = { instructor_id: instructor, online_url: 'https://meet.example.com/group' }
    const missed = await missedSession(centre, online, ['2026-11-25T11:00Z', '2026-11-25T12:00Z'])
    await enrolled(centre, missed.group)
    const of = `/admin/make-ups/${missed.credit}`
    const offered = await choicesOf(visitor, of)
    assert.containsSubset(offered, { is_gone: false, is_instead: true })
    assert.isTrue(offered.choices.every(({ slot }) => slot.instructor_id === instructor))
    const [{ slot }] = offered.choices as [Choice]
    const preview = (await visitor.post(`${of}/booking-previews`, { slot })).body()
    assert.equal(preview.audience.students.all, 1)
    await visitor.post(`${of}/booking`, { slot })
    const [session] = await bookedIn(centre)
    assert.containsSubset(session, {
      ...{ group_id: null, student_id: missed.student, instructor_id: instructor },
      online_url: null,
    })
    assert.equal(await stateOf(centre, missed.credit), 'booked')
  })

  test('the preview counts a student who is no longer in the group on that day', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor } = await evenings(client)
    const hours: [string, string] = ['2026-11-25T11:00Z', '2026-11-25T12:00Z']
    const of = { instructor_id: instructor }
    const { credit, group, student } = await missedSession(centre, of, hours)
    const email = 'reached@example.test'
    await withTenant(centre.id, () =>
      db().updateTable('students').set({ email }).where('id', '=', student).execute()
    )
    const [enrolment] = await rowsOf(centre, 'enrolments', { group_id: group })
    const act = { ...actIn(centre), id: enrolment!.id as string }
    assert.isTrue((await new CompleteEnrolment().execute(act)).ok)
    const form = { slot: slotAt(instructor, '2026-12-02') }
    const preview = await visitor.post(`/admin/make-ups/${credit}/booking-previews`, form)
    const { students } = preview.body().audience
    assert.deepEqual(students, { letters: 1, all: 1, unreached: 0 })
  })

  test('nothing is proposed for a student who has left, and nothing booked', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor, of } = await evenings(client)
    const ofGroup = await missedSession(centre)
    await withTenant(centre.id, () =>
      db().updateTable('students').set({ status: 'left' }).execute()
    )
    for (const page of [of, `/admin/make-ups/${ofGroup.credit}`])
      assert.deepEqual(await choicesOf(visitor, page), { choices: [], is_gone: true })
    const refused = await refusedFor(visitor, of, { slot: slotAt(instructor, '2026-12-02') })
    assert.match(refused.session_id!, /has left the centre/)
    assert.isEmpty(await bookedIn(centre))
  })

  test('people are told that it is booked and that it is cancelled, unless nobody is to be', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, instructor, email, of, missed } = await evenings(client)
    const slot = slotAt(instructor, '2026-12-02')
    const told = { told: ['students', 'instructors'], message: 'Bring your book' }
    const reached = { letters: 1, all: 1, unreached: 0 }
    const audienceOf = async (form: object) =>
      (await visitor.post(`${of}/booking-previews`, form)).body().audience
    const both = { students: reached, instructors: reached, unreached: [] }
    assert.deepEqual(await audienceOf({ slot }), both)
    assert.isNull(await audienceOf({}), 'nothing is booked that could be cancelled')
    await visitor.post(`${of}/booking`, { slot, ...told })
    const { success } = (await visitor.visit('/admin/make-ups')).body().flash
    assert.equal(success, 'Make-up booked · 2 e-mails are on their way')
    const subjects = async (to: string) =>
      (await lettersTo(centre, to)).map(({ subject }) => subject.split(':')[0])
    for (const to of [email, missed.email]) assert.deepEqual(await subjects(to), ['Scheduled'])
    const [letter] = await lettersTo(centre, missed.email)
    for (const part of [
      /has been scheduled/,
      /2 December 2026, .?17:00/,
      /Instructor: /,
      /Bring your/,
    ])
      assert.match(letter!.text, part)
    assert.deepEqual(await audienceOf({}), both)
    await visitor.delete(`${of}/booking`, told)
    for (const to of [email, missed.email])
      assert.deepEqual(await subjects(to), ['Scheduled', 'Cancelled'])
    await visitor.post(`${of}/booking`, { slot })
    await visitor.delete(`${of}/booking`)
    assert.lengthOf(await subjects(email), 2)
    assert.lengthOf(await rowsOf(centre, 'announcements'), 2)
    const stranger = (await office(client)).visitor
    ;(await stranger.post(`${of}/booking-previews`, { slot })).assertStatus(404)
  })
})
