import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { createAdministrator, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { guest, signedIn } from '#tests/helpers/visitor'

const inDays = (days: number) => {
  const starts = DateTime.utc().plus({ days })
  return [starts.toISO(), starts.plus({ minutes: 45 }).toISO()] as const
}

test.group('What search finds in a portal', () => {
  test('D1 a guardian finds her children, their groups and coming sessions, and nothing else', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const guardian = await createPerson(centre, 'guardian')
    const child = await createStudent(centre, { firstName: 'Layan' })
    const hidden = await createStudent(centre, { firstName: 'Hidden' })
    await link(centre, child.id, guardian.personId)
    await link(centre, hidden.id, guardian.personId, { maySeeData: false })
    const own = await createGroup(centre, { titleEn: 'Evening' })
    const other = await createGroup(centre, { titleEn: 'Others' })
    await enrolled(centre, own, { student: { id: child.id } })
    await enrolled(centre, other, { student: { id: hidden.id } })
    const of = (group: string) => ({ group_id: group, type: 'regular' as const })
    const next = await writeSession(centre, ...inDays(2), of(own))
    await writeSession(centre, ...inDays(3), {
      ...of(own),
      status: 'cancelled',
      cancelled_by: 'centre',
      cancel_reason: 'Ill',
    })
    await writeSession(centre, ...inDays(-3), of(own))
    await writeSession(centre, ...inDays(20), of(own))
    await writeSession(centre, ...inDays(4), of(other))

    const visitor = await signedIn(client, guardian)
    const { children, groups, sessions } = (await visitor.get('/own-places')).body()
    const field = (rows: Record<string, unknown>[], name: string) => rows.map((row) => row[name])
    assert.deepEqual(field(children, 'first_name'), ['Layan'])
    assert.deepEqual(field(groups, 'title_en'), ['Evening'])
    assert.equal(groups[0].student.first_name, 'Layan')
    assert.deepEqual(field(sessions, 'id'), [next])
  })

  test('D1 students and instructors find their own, and no list of children', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const student = await createPerson(centre, 'student')
    const instructor = await createPerson(centre, 'instructor')
    const group = await createGroup(centre, {
      titleEn: 'Own',
      instructorId: instructor.personId,
    })
    await enrolled(centre, group, { student: { id: student.personId } })
    await enrolled(centre, await createGroup(centre, { titleEn: 'Others' }))
    const session = await writeSession(centre, ...inDays(1), {
      group_id: group,
      instructor_id: instructor.personId,
      type: 'regular',
    })
    for (const account of [student, instructor]) {
      const places = (await (await signedIn(client, account)).get('/own-places')).body()
      assert.deepEqual(places.children, [])
      assert.deepEqual(
        places.groups.map(({ title_en: title }: { title_en: string }) => title),
        ['Own']
      )
      assert.deepEqual(
        places.sessions.map(({ id }: { id: string }) => id),
        [session]
      )
    }
  })

  test('D1 the back office, guests and another centre’s cookie are refused', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const admin = await signedIn(client, await createAdministrator(centre))
    assert.equal((await admin.get('/own-places')).status(), 403)
    const student = await createPerson(centre, 'student')
    for (const visitor of [
      guest(client, centre),
      await signedIn(client, student, await createCentre()),
    ]) {
      assert.notInclude([200], (await visitor.get('/own-places')).status())
    }
  })
})
