import { test } from '@japa/runner'
import { ownSessions } from '#domain/scheduling/calendar/own/own_sessions'
import { whoseOf } from '#domain/scheduling/calendar/own/whose'
import { fedSessions } from '#domain/scheduling/calendar_feeds/queries/fed_sessions'
import { printedSessions } from '#domain/scheduling/prints/printed_sessions'
import { ownStudents } from '#domain/people/students/queries/own_students'
import type { PortalPerson } from '#domain/access/sessions/principal'
import { readStatements } from '#domain/shared/data/database'
import { type Centre, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { link } from '#tests/helpers/people/guardians'
import { guestIn } from '#tests/helpers/attendance/make_ups'
import { createStudent } from '#tests/helpers/people/students'
import {
  archive,
  assisting,
  createInstructor,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled, zone } from '#tests/helpers/teaching/groups'

const on = (day: number) => {
  const date = `2026-11-${String(day).padStart(2, '0')}`
  return [`${date}T14:00Z`, `${date}T15:00Z`] as const
}

const from = new Date('2026-11-01T00:00Z')
const until = new Date('2026-12-01T00:00Z')

/** What the calendar of their portal, their feed and, of an instructor, their page on paper hold. */
function toldTo(centre: Centre, person: PortalPerson) {
  const { type: personType, id: personId } = person
  const reader = { personType, personId, may: () => false }
  return readStatements(centre.id, async () => {
    const whose = whoseOf(person, await ownStudents(person))
    const days = { from: '2026-11-01', to: '2026-11-30', zone }
    const told = [
      await ownSessions(whose, { from, until }),
      await fedSessions({ reader, span: { from, today: new Date('2026-11-15T00:00Z'), until } }),
      ...(personType === 'instructor'
        ? [await printedSessions({ of: 'instructor', id: personId, ...days })]
        : []),
    ]
    return told.map((sessions) => sessions.map(({ id }) => id))
  })
}

test.group('Whose sessions are whose', () => {
  test('C20 C5 a portal’s calendar, a feed and a print tell an instructor of the same sessions', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [me, colleague] = [await createInstructor(centre), await createInstructor(centre)]
    const taught = await writeSession(centre, ...on(3), {
      ...{ instructor_id: me, status: 'cancelled', cancelled_by: 'centre' },
    })
    const assisted = await writeSession(centre, ...on(4), { instructor_id: colleague })
    await assisting(centre, assisted, me)
    const covered = await writeSession(centre, ...on(5), {
      ...{ instructor_id: me, substitute_for: colleague },
    })
    await writeSession(centre, ...on(6), { instructor_id: colleague, substitute_for: me })
    const group = await createGroup(centre, { instructorId: me })
    await writeSession(centre, ...on(7), { type: 'regular', group_id: group })
    const expected = [taught, assisted, covered]
    assert.deepEqual(await toldTo(centre, { type: 'instructor', id: me }), [
      ...[expected, expected, expected],
    ])
  })

  test('C20 C5 a calendar and a feed tell families of the same sessions, of children they may know of', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { personId: guardian } = await createPerson(centre, 'guardian')
    const [layan, gone, hidden, stranger] = await Promise.all(
      ['Layan', 'Gone', 'Hidden', 'Stranger'].map((firstName) =>
        createStudent(centre, { firstName }).then(({ id }) => id)
      )
    )
    await link(centre, layan!, guardian)
    await link(centre, gone!, guardian)
    await link(centre, hidden!, guardian, { maySeeData: false })
    const group = await createGroup(centre)
    await enrolled(centre, group, { student: { id: layan! }, startsOn: '2026-11-10' })
    const theirs = await createGroup(centre)
    for (const id of [gone, hidden, stranger])
      await enrolled(centre, theirs, { student: { id: id! }, startsOn: '2026-11-01' })
    await archive(centre, 'students', gone!)
    const regular = { type: 'regular' }
    await writeSession(centre, ...on(9), { ...regular, group_id: group })
    const first = await writeSession(centre, ...on(10), { ...regular, group_id: group })
    const alone = await writeSession(centre, ...on(11), { ...regular, student_id: layan })
    const visited = await writeSession(centre, ...on(12), { ...regular, group_id: theirs })
    await writeSession(centre, ...on(14), { ...regular, group_id: theirs })
    await guestIn(centre, visited, { student: layan!, missed: first })
    const off = await writeSession(centre, ...on(15), {
      ...{ ...regular, group_id: theirs, status: 'cancelled', cancelled_by: 'centre' },
    })
    await guestIn(centre, off, { student: layan!, missed: alone, ended: 'session' })
    const left = await writeSession(centre, ...on(16), { ...regular, group_id: theirs })
    await guestIn(centre, left, { student: layan!, missed: off, ended: 'office' })
    for (const id of [gone, hidden, stranger])
      await writeSession(centre, ...on(13), { ...regular, student_id: id })
    const expected = [first, alone, visited, off]
    assert.deepEqual(await toldTo(centre, { type: 'guardian', id: guardian }), [
      ...[expected, expected],
    ])
    assert.deepEqual(await toldTo(centre, { type: 'student', id: layan! }), [
      ...[expected, expected],
    ])
    assert.deepEqual(await toldTo(centre, { type: 'student', id: gone! }), [[], []])
  })
})
