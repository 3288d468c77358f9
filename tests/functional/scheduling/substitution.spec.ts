import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { lettersTo, linkIn, writeLetters } from '#tests/helpers/mail/mailbox'
import { absent, askedFor } from '#tests/helpers/people/absences'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { cancel, sessionsIn, substitute } from '#tests/helpers/scheduling/editing'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'

const away = { fromDay: '2026-12-01', isWholeDays: true, untilDay: '2026-12-03' } as const

type Client = Parameters<typeof signedIn>[0]

/** A lesson of Tuesday evening whose instructor is away then. */
async function lacking(client: Client, columns: Record<string, unknown> = {}) {
  const centre = await createCentre()
  const office = await signedIn(client, await createAdministrator(centre))
  const absentee = await createPerson(centre, 'instructor')
  const group = await createGroup(centre)
  const session = await writeSession(centre, '2026-12-01T14:00Z', '2026-12-01T15:00Z', {
    ...{ type: 'regular', group_id: group, instructor_id: absentee.personId },
    ...columns,
  })
  await absent(centre, absentee.personId, away)
  const page = `/admin/class-sessions/${session}`
  return { centre, office, absentee, group, session, page }
}

const offered = async (client: Client, many = 1) => {
  const place = await lacking(client)
  const people = []
  for (let n = 0; n < many; n++) people.push(await createPerson(place.centre, 'instructor'))
  const instructors = people.map(({ personId }) => personId)
  await place.office.post(`${place.page}/substitution-offers`, { instructors })
  const teachers = await Promise.all(people.map((person) => signedIn(client, person)))
  return { ...place, people, teachers, answers: `/substitution-offers/${place.session}/answers` }
}

const standings = async (place: { office: Awaited<ReturnType<typeof signedIn>>; page: string }) =>
  (await props(place.office, `${place.page}/substitutes`)).offers.map(
    ({ standing }: { standing: string }) => standing
  )

/** As if it had been offered for half an hour ago. */
const begin = (centre: Centre, session: string) =>
  withTenant(centre.id, async () => {
    const span = { starts_at: '2026-11-26T07:30Z', ends_at: '2026-11-26T08:30Z' }
    await db().updateTable('class_sessions').set(span).where('id', '=', session).execute()
    await db()
      .updateTable('substitution_offers')
      .set(span)
      .where('session_id', '=', session)
      .execute()
  })

const rowOf = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'class_sessions', { id }))[0]

test.group('Sessions that need a substitute', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-26T08:00Z'))

  test('are those whose instructor is away, and no longer once somebody stands in', async ({
    client,
    assert,
  }) => {
    const { centre, office, session, absentee } = await lacking(client)
    const other = await createPerson(centre, 'instructor')
    const lesson = async (starts: string, ends: string, columns: object = {}) => {
      const ofGroup = { type: 'regular', group_id: await createGroup(centre) }
      return writeSession(centre, starts, ends, { ...ofGroup, ...columns })
    }
    const by = { instructor_id: absentee.personId }
    await lesson('2026-12-04T14:00Z', '2026-12-04T15:00Z', by)
    await lesson('2026-12-02T14:00Z', '2026-12-02T15:00Z', { instructor_id: other.personId })
    await lesson('2026-12-02T10:00Z', '2026-12-02T11:00Z', {
      ...{ ...by, type: 'event', group_id: null },
    })
    const off = { status: 'cancelled', cancelled_by: 'centre' }
    await lesson('2026-12-02T08:00Z', '2026-12-02T09:00Z', { ...by, ...off })
    await askedFor(centre, other, { starts_at: '2026-12-01T21:00Z', ends_at: '2026-12-02T21:00Z' })
    const alert = async () => (await props(office, '/admin/today?kind=substitutes')).attention.rows
    assert.deepEqual(
      (await alert()).map(({ id }: { id: string }) => id),
      [session]
    )
    const list = await props(office, '/admin/class-sessions?only=substitute&when=all')
    assert.deepEqual(
      list.sessions.rows.map(({ id }: { id: string }) => id),
      [session]
    )
    const [row] = (await sessionsIn(centre)).filter(({ id }) => id === session)
    await substitute(centre, [row!], other.personId)
    assert.lengthOf(
      (await alert()).filter(({ id }: { id: string }) => id === session),
      0
    )
  })

  test('who has no account is assigned, not offered anything, together with others either', async ({
    client,
    assert,
  }) => {
    const { centre, office, page, session } = await lacking(client)
    const { personId: known } = await createPerson(centre, 'instructor')
    const { personId: unknown, userId } = await createPerson(centre, 'instructor')
    await withTenant(centre.id, () =>
      db().updateTable('users').set({ archived_at: new Date() }).where('id', '=', userId).execute()
    )
    const shown = async () => props(office, `${page}/substitutes`)
    const able = (await shown()).substitutes
      .filter((one: { has_account: boolean }) => one.has_account)
      .map(({ id }: { id: string }) => id)
    assert.deepEqual(able, [known])
    await office.post(`${page}/substitution-offers`, { instructors: [known, unknown] })
    const { errors, offers } = await shown()
    assert.match(errors.instructors, /with an account/)
    assert.lengthOf(offers, 0)
    const [{ version }] = await rowsOf(centre, 'class_sessions', { id: session })
    await office.post('/admin/session-substitutions', {
      ...{ sessions: [{ id: session, version }], instructor_id: unknown, told: [] },
    })
    assert.equal((await rowOf(centre, session))!.instructor_id, unknown)
  })

  test('the best substitutes come first, each with its reasons', async ({ client, assert }) => {
    const { centre, office, group, page, absentee } = await lacking(client)
    const [{ course_id: course }] = await rowsOf(centre, 'groups', { id: group })
    const [{ subject_id: subject, level_id: level }] = await rowsOf(centre, 'courses', {
      id: course,
    })
    const one = async () => (await createPerson(centre, 'instructor')).personId
    const [gone, busy, plain, teaches, knows] = [
      ...[await one(), await one(), await one(), await one(), await one()],
    ] as [string, string, string, string, string]
    await absent(centre, gone, away)
    await writeSession(centre, '2026-12-01T14:30Z', '2026-12-01T15:30Z', { instructor_id: busy })
    for (const id of [teaches, knows])
      await insert(centre, 'instructor_subjects', { instructor_id: id, subject_id: subject })
    if (level)
      await insert(centre, 'instructor_levels', { instructor_id: teaches, level_id: level })
    await writeSession(centre, '2026-11-17T14:00Z', '2026-11-17T15:00Z', {
      ...{ type: 'regular', group_id: group, instructor_id: knows },
    })
    await withTenant(centre.id, () =>
      db()
        .updateTable('instructors')
        .set({ max_weekly_minutes: 180 })
        .where('id', '=', plain)
        .execute()
    )
    const { substitutes, session } = await props(office, `${page}/substitutes`)
    assert.isTrue(session.is_lacking)
    const ids = substitutes.map(({ id }: { id: string }) => id)
    assert.deepEqual(ids.slice(0, 3), [knows, teaches, plain])
    assert.sameMembers(ids.slice(3), [gone, busy])
    assert.notInclude(ids, absentee.personId)
    const of = (id: string) => substitutes.find((each: { id: string }) => each.id === id)
    assert.containsSubset(of(knows), { teaches_subject: true, taught_before: 1, against: [] })
    assert.containsSubset(of(plain), { teaches_subject: false, free_minutes: 120 })
    assert.deepEqual(of(gone).against, ['absence'])
    assert.deepEqual(of(busy).against, ['busy'])
  })

  test('2.4 says what else is taught that day, and one who accepts can undo it for a moment', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, session, people, teachers, answers, absentee } = await offered(client, 2)
    const [teacher, other] = teachers as [(typeof teachers)[number], (typeof teachers)[number]]
    const [{ personId }] = people as [(typeof people)[number]]
    const { starts_at: starts, ends_at: ends } = await rowOf(centre, session)
    const beside = await writeSession(
      centre,
      new Date(+new Date(ends)).toISOString(),
      new Date(+new Date(ends) + 1_800_000).toISOString(),
      { type: 'event', instructor_id: personId, title: 'Beside' }
    )
    assert.isBelow(+new Date(starts), +new Date(ends))
    const [offer] = (await props(teacher, '/')).offers
    assert.deepEqual(
      offer.same_day.map(({ id }: { id: string }) => id),
      [beside]
    )
    await teacher.visit('/')
    await teacher.post(answers, { accepts: true })
    const { undo } = (await teacher.visit('/')).body().flash
    assert.equal(undo.url, `/substitution-offers/${session}/undo`)
    await other.visit('/')
    assert.equal((await other.post(undo.url, undo.data)).status(), 404)
    await teacher.post(undo.url, undo.data)
    assert.equal((await rowOf(centre, session)).instructor_id, absentee.personId)
    const ownStandings = async (visitor: typeof teacher) =>
      (await props(visitor, '/')).offers.map((one: { standing: string }) => one.standing)
    assert.deepEqual(await ownStandings(teacher), ['offered'])
    assert.deepEqual(await ownStandings(other), ['offered'])
    assert.isEmpty(await rowsOf(centre, 'announcement_recipients'))
    await teacher.post(answers, { accepts: true })
    const again = (await teacher.visit('/')).body().flash.undo
    cleanup(freezeClock('2026-11-26T08:01Z'))
    await teacher.post(again.url, again.data)
    assert.equal((await rowOf(centre, session)).instructor_id, personId)
  })

  test('2.4 nothing but the acceptance is undone by it, not what the office changed since', async ({
    client,
    assert,
  }) => {
    const { centre, session, people, teachers, answers, office } = await offered(client)
    const [[teacher], [{ personId }]] = [teachers, people] as [
      [(typeof teachers)[number]],
      [(typeof people)[number]],
    ]
    await teacher.visit('/')
    await teacher.post(answers, { accepts: true })
    const room = await createRoom(centre)
    const { version } = await rowOf(centre, session)
    await office.post('/admin/session-room-changes', {
      sessions: [{ id: session, version }],
      room_id: room,
    })
    const ids = (await rowsOf(centre, 'session_acts')).map(({ id }) => String(id))
    const latest = ids.toSorted().at(-1)
    const answer = await teacher.post(`/substitution-offers/${session}/undo`, { act_id: latest })
    assert.equal(answer.status(), 404)
    assert.deepInclude(await rowOf(centre, session), { room_id: room, instructor_id: personId })
    const offers = await rowsOf(centre, 'substitution_offers')
    assert.deepEqual(
      offers.map(({ state }) => state),
      ['accepted']
    )
  })

  test('of twenty who accept at once one has it, and the others are told that it is taken', async ({
    client,
    assert,
  }) => {
    const place = await offered(client, 20)
    const { centre, session, people, teachers, answers, absentee } = place
    await Promise.all(teachers.map((teacher) => teacher.visit('/')))
    await Promise.all(teachers.map((teacher) => teacher.post(answers, { accepts: true })))
    const row = await rowOf(centre, session)
    assert.include(
      people.map(({ personId }) => personId),
      row.instructor_id
    )
    assert.equal(row.substitute_for, absentee.personId)
    const { session: covered } = await props(place.office, `${place.page}/substitutes`)
    assert.equal(covered.instructor.id, row.instructor_id)
    assert.equal(covered.substituted.id, absentee.personId)
    const accepted = await rowsOf(centre, 'substitution_offers', { state: 'accepted' })
    assert.deepEqual(
      accepted.map(({ instructor_id: id }) => id),
      [row.instructor_id]
    )
    const flashes = await Promise.all(
      teachers.map(async (teacher) => (await teacher.visit('/')).body().flash)
    )
    assert.lengthOf(
      flashes.filter(({ success }) => success),
      1
    )
    const told = flashes.flatMap(({ error }) => error ?? [])
    assert.deepEqual(told, Array(19).fill('Taken by someone else'))
    assert.sameMembers(await standings(place), ['accepted', ...Array<string>(19).fill('taken')])
  }).timeout(60_000)

  test('the letter goes to the contact e-mail of whom it asks, before the one they sign in with', async ({
    client,
    assert,
  }) => {
    const { centre, people } = await offered(client)
    const [{ email, personId }] = people as [(typeof people)[number]]
    const contact = `contact.${email}`
    await withTenant(centre.id, () =>
      db().updateTable('instructors').set({ email: contact }).where('id', '=', personId).execute()
    )
    await writeLetters()
    assert.lengthOf(await lettersTo(centre, contact), 1)
    assert.isEmpty(await lettersTo(centre, email))
  })

  test('whoever accepts sees session and roster, without being the group’s instructor', async ({
    client,
    assert,
  }) => {
    const { centre, session, group, people, teachers, answers, absentee } = await offered(client)
    await enrolled(centre, group)
    const roomId = await createRoom(centre)
    await withTenant(centre.id, () =>
      db()
        .updateTable('class_sessions')
        .set({ room_id: roomId })
        .where('id', '=', session)
        .execute()
    )
    const [teacher] = teachers as [Awaited<ReturnType<typeof signedIn>>]
    const [{ email, personId }] = people as [(typeof people)[number]]
    await writeLetters()
    const [letter, ...others] = await lettersTo(centre, email)
    assert.isEmpty(others)
    assert.equal(linkIn(letter!), `/substitution-offers/${session}`)
    const [room] = await rowsOf(centre, 'rooms', { id: roomId })
    const [branch] = await rowsOf(centre, 'branches')
    const where = new RegExp(`^Where: .*${room.name_en}.*${branch.name_en}.*\\.$`, 'm')
    assert.match(letter!.text, where)
    assert.notMatch(letter!.subject, /[\u2066-\u2069]/)
    assert.equal((await teacher.get(linkIn(letter!))).header('location'), '/')
    const [offer] = (await props(teacher, '/')).offers
    assert.containsSubset(offer, { id: session, standing: 'offered' })
    ;(await teacher.get(`/sessions/${session}`)).assertStatus(404)
    await teacher.post(answers, { accepts: true })
    const shown = await props(teacher, `/sessions/${session}`)
    assert.lengthOf(shown.attendance.rows, 1)
    assert.lengthOf((await props(teacher, '/')).groups, 0)
    const [{ instructor_id: kept }] = await rowsOf(centre, 'groups', { id: group })
    assert.notEqual(kept, personId)
    const former = await signedIn(client, absentee)
    ;(await former.get(`/sessions/${session}`)).assertStatus(404)
    await writeLetters()
    await teacher.post(answers, { accepts: true })
    assert.equal(
      (await teacher.visit('/')).body().flash.error,
      'You took this session over already'
    )
  })

  test('an offer ends when the session is {what}')
    .with([
      { what: 'assigned', standing: 'taken' },
      { what: 'cancelled', standing: 'ended' },
      { what: 'moved', standing: 'ended' },
      { what: 'begun', standing: 'ended' },
    ] as const)
    .run(async ({ client, assert }, { what, standing }) => {
      const place = await offered(client)
      const { centre, session, people, answers, absentee } = place
      const [row] = (await sessionsIn(centre)).filter(({ id }) => id === session)
      if (what === 'assigned') {
        const other = await createPerson(centre, 'instructor')
        await substitute(centre, [row!], other.personId)
      } else if (what === 'cancelled') await cancel(centre, [row!])
      else if (what === 'moved')
        await withTenant(centre.id, () =>
          db()
            .updateTable('class_sessions')
            .set({ starts_at: '2026-12-01T13:00Z', ends_at: '2026-12-01T14:00Z' })
            .where('id', '=', session)
            .execute()
        )
      else await begin(centre, session)
      const teacher = await signedIn(client, people[0]!)
      await teacher.post(answers, { accepts: true })
      const found = await rowOf(centre, session)
      assert.notEqual(found.instructor_id, people[0]!.personId)
      if (what === 'cancelled') assert.equal(found.instructor_id, absentee.personId)
      assert.deepEqual(await standings(place), [standing])
    })

  test('an offer ends when its instructor is there after all: the absence is {what}')
    .with([{ what: 'removed' }, { what: 'out for that day' }] as const)
    .run(async ({ client, assert }, { what }) => {
      const place = await offered(client)
      const { centre, office, session, people, teachers, answers, absentee } = place
      const [teacher] = teachers as [Awaited<ReturnType<typeof signedIn>>]
      const about = `/admin/instructors/${absentee.personId}`
      const [entered] = await rowsOf(centre, 'absences')
      await absent(centre, absentee.personId, {
        ...{ repeats: 'weekly', fromTime: '17:00', untilTime: '19:00' },
        ...{ fromDay: '2026-12-01', untilDay: '2026-12-31' },
      })
      const weekly = (await rowsOf(centre, 'absences')).find(({ id }) => id !== entered.id)
      const offers = async () => {
        const shown = (await props(office, `${about}?tab=availability`)).absences
        return shown.map((one: { offers: number }) => one.offers)
      }
      assert.deepEqual(await offers(), [0, 0], 'each absence alone keeps the offer open')
      const [first, last] = what === 'removed' ? [weekly, entered] : [entered, weekly]
      await office.delete(`${about}/absences/${first!.id}`)
      assert.deepEqual(await standings(place), ['offered'])
      assert.deepEqual(await offers(), [1])
      if (what === 'removed') await office.delete(`${about}/absences/${last!.id}`)
      else await office.delete(`${about}/absences/${last!.id}/dates`, { date: '2026-12-01' })
      assert.deepEqual(await standings(place), ['not_needed'])
      const [shown] = (await props(teacher, '/')).offers
      assert.equal(shown.standing, 'not_needed')
      await writeLetters()
      assert.isEmpty(await lettersTo(centre, people[0]!.email))
      await teacher.post(answers, { accepts: true })
      const { flash } = (await teacher.visit('/')).body()
      assert.equal(flash.error, 'The instructor is there after all, so no substitute is needed')
      const row = await rowOf(centre, session)
      assert.deepEqual([row.instructor_id, row.substitute_for], [absentee.personId, null])
    })

  test('of a session whose instructor was there anyway, an offer stands without any absence', async ({
    client,
    assert,
  }) => {
    const { centre, office, absentee } = await lacking(client)
    const session = await writeSession(centre, '2026-12-08T14:00Z', '2026-12-08T15:00Z', {
      ...{ type: 'regular', group_id: await createGroup(centre) },
      instructor_id: absentee.personId,
    })
    const person = await createPerson(centre, 'instructor')
    const instructors = [person.personId]
    await office.post(`/admin/class-sessions/${session}/substitution-offers`, { instructors })
    const teacher = await signedIn(client, person)
    await teacher.post(`/substitution-offers/${session}/answers`, { accepts: true })
    assert.equal((await rowOf(centre, session)).instructor_id, person.personId)
  })

  test('declined and withdrawn it gives nothing; offered anew it stands again', async ({
    client,
    assert,
  }) => {
    const place = await offered(client)
    const { centre, session, office, page, people, teachers, answers } = place
    const [teacher] = teachers as [Awaited<ReturnType<typeof signedIn>>]
    const [{ personId }] = people as [(typeof people)[number]]
    await teacher.post(answers, { accepts: false })
    assert.deepEqual(await standings(place), ['declined'])
    await teacher.post(answers, { accepts: true })
    await office.post(`${page}/substitution-offers`, { instructors: [personId] })
    assert.deepEqual(await standings(place), ['offered'])
    ;(await office.delete(`${page}/substitution-offers/${personId}`)).assertStatus(303)
    await teacher.post(answers, { accepts: true })
    assert.equal((await teacher.visit('/')).body().flash.error, 'The offer was withdrawn')
    assert.notEqual((await rowOf(centre, session)).instructor_id, personId)
    ;(await office.delete(`${page}/substitution-offers/${personId}`)).assertStatus(303)
    const { flash } = (await office.visit(`${page}/substitutes`)).body()
    assert.equal(flash.error, 'The offer can’t be withdrawn any more. Status: Withdrawn')
    await teacher.post(answers, { accepts: false })
    assert.equal((await teacher.visit('/')).body().flash.error, 'The offer was withdrawn')
    await office.post(`${page}/substitution-offers`, { instructors: [personId] })
    await writeSession(centre, '2026-12-01T14:30Z', '2026-12-01T16:00Z', {
      instructor_id: personId,
    })
    await teacher.post(answers, { accepts: true })
    assert.include((await teacher.visit('/')).body().flash.error, 'Call the office')
    assert.deepEqual(await standings(place), ['offered'])
  })

  test('offered ten times at once, it is told once', async ({ client, assert }) => {
    const { centre, office, page } = await lacking(client)
    const { personId, email } = await createPerson(centre, 'instructor')
    const offer = () => office.post(`${page}/substitution-offers`, { instructors: [personId] })
    await offer()
    await Promise.all(Array.from({ length: 10 }, offer))
    assert.lengthOf(await lettersTo(centre, email), 1)
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.offer' }), 1)
  })

  test('asks for permissions, keeps centres apart, and refuses what makes no sense', async ({
    client,
    assert,
  }) => {
    const place = await lacking(client)
    const { centre, office, page, absentee, session } = place
    const alone = await createPerson(centre, 'student')
    const oneToOne = { group_id: null, student_id: alone.personId }
    await withTenant(centre.id, () =>
      db().updateTable('class_sessions').set(oneToOne).where('id', '=', session).execute()
    )
    assert.isNotNull((await props(office, `${page}/substitutes`)).session.student)
    const person = await createPerson(centre, 'instructor')
    const offer = { instructors: [person.personId] }
    const looking = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.sessions.index'])
    )
    assert.isNull((await props(looking, `${page}/substitutes`)).session.student)
    ;(await looking.post(`${page}/substitution-offers`, offer)).assertStatus(403)
    const elsewhere = await lacking(client)
    ;(await elsewhere.office.get(`${page}/substitutes`)).assertStatus(404)
    ;(await elsewhere.office.post(`${page}/substitution-offers`, offer)).assertStatus(404)
    for (const instructors of [
      [],
      [absentee.personId],
      [elsewhere.absentee.personId],
      [uuid()],
      ["'; drop table"],
      person.personId,
    ])
      await office.post(`${page}/substitution-offers`, { instructors })
    assert.lengthOf(await rowsOf(centre, 'substitution_offers'), 0)
    const stranger = await signedIn(client, person)
    const answer = await stranger.post(`/substitution-offers/${session}/answers`, { accepts: true })
    answer.assertStatus(404)
    ;(await stranger.post('/substitution-offers/nothing/answers', { accepts: true })).assertStatus(
      404
    )
    ;(await office.get('/admin/class-sessions/nothing/substitutes')).assertStatus(404)
    assert.equal((await rowOf(centre, session)).instructor_id, absentee.personId)
  })
})

test.group('Choices of a substitute', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-26T08:00Z'))

  test('name what the absentee still teaches that day, and who could take all of it', async ({
    client,
    assert,
  }) => {
    const { centre, office, session, absentee, page } = await lacking(client)
    const other = await createPerson(centre, 'instructor')
    const lesson = async (starts: string, ends: string, instructor: string) =>
      writeSession(centre, starts, ends, {
        type: 'regular',
        group_id: await createGroup(centre),
        instructor_id: instructor,
      })
    const later = await lesson('2026-12-01T17:00Z', '2026-12-01T18:00Z', absentee.personId)
    await lesson('2026-12-01T21:30Z', '2026-12-01T22:00Z', absentee.personId)
    await lesson('2026-12-01T17:30Z', '2026-12-01T18:30Z', other.personId)
    const choices = async (scope: string) =>
      (await office.get(`${page}/substitute-choices?scope=${scope}`)).body()
    const [one, day] = [await choices('session'), await choices('day')]
    const ids = (answer: { sessions: { id: string }[] }) => answer.sessions.map(({ id }) => id)
    assert.deepEqual(ids(one), [session, later])
    assert.deepEqual(ids(day), [session, later])
    assert.deepEqual(one.substitutes[0].against, [])
    assert.deepEqual(day.substitutes[0].against, ['busy'])
  })

  test('are for whoever may change sessions of their own centre', async ({ client }) => {
    const { centre, page } = await lacking(client)
    const reader = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.sessions.index'])
    )
    ;(await reader.get(`${page}/substitute-choices`)).assertStatus(403)
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    ;(await stranger.get(`${page}/substitute-choices`)).assertStatus(404)
  })
})
