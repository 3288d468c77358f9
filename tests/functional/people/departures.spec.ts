import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { atOnce } from '#domain/shared/events/reaction'
import { peopleLeft } from '#domain/people/events'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { UpdateGroup } from '#domain/teaching/groups/actions/update_group'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { aLine, credit, draft, issued, voidIn } from '#tests/helpers/billing/documents'
import { guestIn } from '#tests/helpers/attendance/make_ups'
import { insert } from '#tests/helpers/database/insert'
import { reactAlso } from '#tests/helpers/events/react_also'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { setSeverities } from '#tests/helpers/scheduling/severities'
import { assisting, writeSession } from '#tests/helpers/scheduling/class_sessions'
import {
  actIn,
  createCourse,
  createGroup,
  enrol,
  enrolled,
  enrolmentRow,
  filledGroup,
  groupFields,
  groupRow,
  historyOf,
} from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

async function office(client: ApiClient) {
  const centre = await createCentre()
  return { centre, office: await signedIn(client, await createAdministrator(centre)) }
}

/** As forms send a name. */
const named = { first_name_en: 'Sara', last_name_en: 'Haddad', confirm_duplicate: true }

type Office = Awaited<ReturnType<typeof signedIn>>

const flashOf = async (visitor: Office, path = '/admin/students') =>
  (await visitor.visit(path)).body().flash

const student = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'students', { id }))[0] as Record<string, unknown>

/** In two groups, with a seat in each. */
async function busyStudent(centre: Centre) {
  const { id } = await createStudent(centre)
  const groups = [await createGroup(centre), await createGroup(centre)]
  const enrolments = []
  for (const groupId of groups) {
    enrolments.push((await enrolled(centre, groupId, { student: { id } })).id)
  }
  return { id, groups, enrolments }
}

const statuses = async (centre: Centre, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await enrolmentRow(centre, id)).status as string))

/** The same act again, with the answer. */
const agree = (
  visitor: Office,
  {
    again,
    agreed,
  }: { again: { method: 'post' | 'put'; url: string; data: object }; agreed: string }
) => visitor[again.method](again.url, { ...again.data, agreed })

test.group('Before a student leaves', () => {
  test('archiving is asked first, with what would follow, and changes nothing until then', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id, enrolments } = await busyStudent(centre)
    await visitor.post('/admin/student-archives', { ids: [id] })
    const { departure, success } = await flashOf(visitor)
    assert.isUndefined(success)
    assert.deepEqual(departure.lines, ['2 enrolments end today'])
    assert.isNull((await student(centre, id)).archived_at)
    assert.deepEqual(await statuses(centre, enrolments), ['active', 'active'])
    await agree(visitor, departure)
    const after = await flashOf(visitor)
    assert.equal(after.success, '1 student was archived. 2 enrolments ended')
    assert.isNotNull((await student(centre, id)).archived_at)
    assert.deepEqual(await statuses(centre, enrolments), ['dropped', 'dropped'])
    assert.deepEqual(
      await rowsOf(centre, 'audit_events', { action: 'enrolments.drop' }).then((all) => all.length),
      2
    )
  })

  test('who is in no group is archived without a question', async ({ client, assert }) => {
    const { centre, office: visitor } = await office(client)
    const { id } = await createStudent(centre)
    await visitor.post('/admin/student-archives', { ids: [id] })
    const flash = await flashOf(visitor)
    assert.isUndefined(flash.departure)
    assert.equal(flash.success, '1 student was archived')
    assert.isEmpty(await rowsOf(centre, 'departures'))
  })

  test('C16 what they still owe is said: open invoices and drafts, not what is credited or void', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id } = await createStudent(centre)
    const lines = [aLine('10000', { student_id: id })]
    await issued(centre, { lines })
    await draft(centre, { lines })
    await credit(centre, await issued(centre, { lines }), { kind: 'all' })
    await voidIn(centre, await issued(centre, { lines }))
    await issued(centre)
    await visitor.post('/admin/student-archives', { ids: [id] })
    const { departure } = await flashOf(visitor)
    assert.deepEqual(departure.lines, ['1 invoice stays open', '1 draft invoice isn’t issued yet'])
    await agree(visitor, departure)
    assert.isNotNull((await student(centre, id)).archived_at)
  })

  test('C16 nobody learns of invoices who may not see them, nor agrees to their number', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const may = ['admin.students.index', 'admin.students.delete'] as const
    const visitor = await signedIn(client, await createAdministratorWho(centre, [...may]))
    const owing = await createStudent(centre)
    const busy = await busyStudent(centre)
    for (const { id } of [owing, busy])
      await issued(centre, { lines: [aLine('10000', { student_id: id })] })
    await visitor.post('/admin/student-archives', { ids: [busy.id] })
    const { departure } = await flashOf(visitor)
    assert.deepEqual(departure.lines, ['2 enrolments end today'])
    assert.equal(departure.agreed, 'enrolments:2')
    await agree(visitor, departure)
    assert.isNotNull((await student(centre, busy.id)).archived_at)
    await visitor.post('/admin/student-archives', { ids: [owing.id] })
    assert.isNotNull((await student(centre, owing.id)).archived_at)
  })

  test('their one-to-one sessions to come are cancelled, and come back with them', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id } = await createStudent(centre)
    const { userId } = await createAdministrator(centre)
    const { id: instructorId } = await createInstructor(centre)
    const alone = { type: 'regular', student_id: id, instructor_id: instructorId }
    const clash = { clash_reason: 'Two halves', clash_allowed_by: userId }
    const hour = (year: number) => [`${year}-03-01T10:00Z`, `${year}-03-01T11:00Z`] as const
    await writeSession(centre, ...hour(2020), alone)
    await writeSession(centre, ...hour(2090), alone)
    await writeSession(centre, ...hour(2090), { ...alone, ...clash })
    const cancelled = { ...alone, status: 'cancelled', cancelled_by: 'centre' }
    await writeSession(centre, ...hour(2091), cancelled)
    const standing = async () =>
      (await rowsOf(centre, 'class_sessions'))
        .map((row) => [row.id, row.status, row.cancelled_by, row.clash_reason])
        .sort()
    const before = await standing()
    await visitor.post('/admin/student-archives', { ids: [id] })
    const { departure } = await flashOf(visitor)
    assert.deepEqual(departure.lines, ['2 one-to-one sessions are cancelled'])
    assert.deepEqual(await standing(), before)
    await agree(visitor, departure)
    const { success, undo } = await flashOf(visitor)
    assert.equal(success, '1 student was archived. 2 one-to-one sessions were cancelled')
    const off = await rowsOf(centre, 'class_sessions', { cancelled_by: 'student' })
    assert.lengthOf(off, 2)
    assert.isEmpty(await rowsOf(centre, 'attendance'))
    const [{ id: noted, version }] = off
    await visitor.put(`/admin/class-sessions/${noted}/notes`, { version, notes: 'Page 12' })
    const archived = (archived_at: Date | null) =>
      withTenant(centre.id, () =>
        db()
          .updateTable('instructors')
          .set({ archived_at })
          .where('id', '=', instructorId)
          .execute()
      )
    await archived(new Date())
    await visitor.delete(undo.url, undo.data)
    assert.equal((await flashOf(visitor)).error, 'Can’t undo: something has changed since.')
    await archived(null)
    await visitor.delete(undo.url, undo.data)
    assert.isUndefined((await flashOf(visitor)).error)
    assert.deepEqual(await standing(), before)
  })

  test('their seats as guests are given back with their credits, and taken again with them', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id } = await createStudent(centre)
    const group = await createGroup(centre)
    const visited = await createGroup(centre, {
      ...{ courseId: (await groupRow(centre, group)).course_id as string, capacity: 1 },
    })
    const { studentId: missing } = await enrolled(centre, group, { student: { id } })
    const hour = (day: string) => [`${day}T10:00Z`, `${day}T11:00Z`] as const
    const of = { type: 'regular', group_id: group, status: 'cancelled', cancelled_by: 'centre' }
    for (const [missedOn, day] of [
      ['2026-09-08', '2026-09-15'],
      ['2026-09-22', '2090-03-01'],
    ] as const) {
      const missed = await writeSession(centre, ...hour(missedOn), of)
      const there = await writeSession(centre, ...hour(day), { type: 'regular', group_id: visited })
      await guestIn(centre, there, { student: missing, missed })
    }
    const standing = async () =>
      (await rowsOf(centre, 'make_up_bookings')).map((row) => [row.state, row.ended_by]).sort()
    const credits = async () =>
      (await rowsOf(centre, 'make_up_credits')).map(({ state }) => state).sort()
    await visitor.post('/admin/student-archives', { ids: [id] })
    const { departure } = await flashOf(visitor)
    assert.include(departure.lines, '1 make-up booking is cancelled')
    assert.deepEqual(await credits(), ['booked', 'booked'])
    await agree(visitor, departure)
    const { success, undo } = await flashOf(visitor)
    assert.include(success, '1 make-up booking was cancelled')
    assert.deepEqual(await standing(), [
      ['booked', null],
      ['cancelled', 'left'],
    ])
    assert.deepEqual(await credits(), ['available', 'booked'])
    await visitor.delete(undo.url, undo.data)
    assert.isUndefined((await flashOf(visitor)).error)
    assert.deepEqual(await credits(), ['booked', 'booked'])
  })

  test('an answer to what is no longer true is asked again', async ({ client, assert }) => {
    const { centre, office: visitor } = await office(client)
    const { id, enrolments } = await busyStudent(centre)
    await visitor.post('/admin/student-archives', { ids: [id] })
    const { departure } = await flashOf(visitor)
    await new DropEnrolment().execute({ ...actIn(centre), id: enrolments[0]!, reason: 'Moved' })
    await agree(visitor, departure)
    const again = await flashOf(visitor)
    assert.deepEqual(again.departure.lines, ['1 enrolment ends today'])
    assert.isNull((await student(centre, id)).archived_at)
  })

  test('a freed seat is offered to whoever waits; that has no way back, and is said', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { groupId, seated, line } = await filledGroup(centre, 1, 1)
    const { student_id: id } = await enrolmentRow(centre, seated[0]!)
    await visitor.post('/admin/student-archives', { ids: [id] })
    const { departure } = await flashOf(visitor)
    assert.deepEqual(departure.lines, [
      '1 enrolment ends today',
      '1 free seat is offered to the next student on the waiting list',
    ])
    assert.include(departure.note, 'can’t be undone')
    await agree(visitor, departure)
    const { undo } = await flashOf(visitor)
    assert.isUndefined(undo)
    assert.deepEqual(await statuses(centre, line), ['offered'])
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 1, waiting: 0 })
  })

  test('undoing the archiving gives the enrolments back, in one transaction', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id, groups, enrolments } = await busyStudent(centre)
    await visitor.post('/admin/student-archives', { ids: [id] })
    await agree(visitor, (await flashOf(visitor)).departure)
    const { undo } = await flashOf(visitor)
    await visitor.delete(undo.url, undo.data)
    assert.isNull((await student(centre, id)).archived_at)
    assert.deepEqual(await statuses(centre, enrolments), ['active', 'active'])
    assert.deepEqual(
      (await historyOf(centre, enrolments[0]!)).map(({ to }) => to),
      ['active', 'dropped', 'active']
    )
    assert.equal((await groupRow(centre, groups[0]!)).seats_taken, 1)
  })

  test('where a seat is taken by then nothing comes back, and it says why', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { groupId, seated } = await filledGroup(centre, 1)
    const { student_id: id } = await enrolmentRow(centre, seated[0]!)
    await visitor.post('/admin/student-archives', { ids: [id] })
    await agree(visitor, (await flashOf(visitor)).departure)
    const { undo } = await flashOf(visitor)
    await enrolled(centre, groupId)
    await visitor.delete(undo.url, undo.data)
    assert.equal((await flashOf(visitor)).error, 'Can’t undo: the seat is taken.')
    assert.isNotNull((await student(centre, id)).archived_at)
    assert.deepEqual(await statuses(centre, seated), ['dropped'])
  })

  test('undoing gives back nothing that another act took, and nothing of others', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id, enrolments } = await busyStudent(centre)
    const dropped = await new DropEnrolment().execute({
      ...actIn(centre),
      id: enrolments[0]!,
      reason: 'Moved',
    })
    await visitor.post('/admin/student-archives', { ids: [id] })
    await agree(visitor, (await flashOf(visitor)).departure)
    const actId = dropped.ok ? dropped.value.actId : null
    await visitor.delete('/admin/student-archives', { ids: [id], undone_id: actId })
    assert.isNull((await student(centre, id)).archived_at)
    assert.deepEqual(await statuses(centre, enrolments), ['dropped', 'dropped'])
  })

  test('restoring later doesn’t bring enrolments back', async ({ client, assert }) => {
    const { centre, office: visitor } = await office(client)
    const { id, enrolments } = await busyStudent(centre)
    await visitor.post('/admin/student-archives', { ids: [id] })
    await agree(visitor, (await flashOf(visitor)).departure)
    await visitor.delete('/admin/student-archives', { ids: [id] })
    assert.deepEqual(await statuses(centre, enrolments), ['dropped', 'dropped'])
  })

  test('all that a list shows are asked about together', async ({ client, assert }) => {
    const { centre, office: visitor } = await office(client)
    const [one, two] = [await busyStudent(centre), await busyStudent(centre)]
    await createStudent(centre)
    await visitor.post('/admin/student-archives', { matching: 'status=active' })
    const { departure } = await flashOf(visitor)
    assert.deepEqual(departure.lines, ['4 enrolments end today'])
    assert.lengthOf(departure.again.data.ids, 3)
    await agree(visitor, departure)
    const all = [...one.enrolments, ...two.enrolments]
    assert.deepEqual(await statuses(centre, all), Array(4).fill('dropped'))
    const { undo } = await flashOf(visitor)
    await visitor.delete(undo.url, undo.data)
    assert.deepEqual(await statuses(centre, all), Array(4).fill('active'))
  })

  test('a status that says they left is asked the same way, and undone with it', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id, enrolments } = await busyStudent(centre)
    const path = `/admin/students/${id}/status`
    await visitor.put(path, { status: 'on_hold', version: 1 })
    await visitor.put(path, { status: 'left', version: 2 })
    const { departure } = await flashOf(visitor)
    assert.equal((await student(centre, id)).status, 'on_hold')
    await agree(visitor, departure)
    assert.equal((await student(centre, id)).status, 'left')
    assert.deepEqual(await statuses(centre, enrolments), ['dropped', 'dropped'])
    const { undo } = await flashOf(visitor)
    await visitor.put(undo.url, undo.data)
    assert.equal((await student(centre, id)).status, 'on_hold')
    assert.deepEqual(await statuses(centre, enrolments), ['active', 'active'])
  })

  test('alumni have completed their groups; statuses of many are asked about together', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const [one, two] = [await busyStudent(centre), await busyStudent(centre)]
    await visitor.put('/admin/student-statuses', { ids: [one.id, two.id], status: 'alumni' })
    const { departure } = await flashOf(visitor)
    assert.deepEqual(departure.lines, ['4 enrolments end today'])
    await agree(visitor, departure)
    const all = [...one.enrolments, ...two.enrolments]
    assert.deepEqual(await statuses(centre, all), Array(4).fill('completed'))
    const { undo } = await flashOf(visitor)
    await visitor.put(undo.url, undo.data)
    assert.deepEqual(await statuses(centre, all), Array(4).fill('active'))
    assert.equal((await student(centre, one.id)).status, 'active')
  })

  test('the form asks under its own box, and is saved once that is ticked', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id, enrolments } = await busyStudent(centre)
    const edit = `/admin/students/${id}/edit`
    const form = { ...named, status: 'left', version: 1, notes: 'Moved away' }
    await visitor.put(`/admin/students/${id}`, form)
    const page = (await visitor.visit(edit)).body()
    assert.equal(page.props.errors.agreed, 'Tick the box if this is what you want')
    assert.isNull(page.flash.departure.again)
    assert.equal((await student(centre, id)).notes, null)
    await visitor.put(`/admin/students/${id}`, { ...form, agreed: page.flash.departure.agreed })
    assert.deepInclude(await student(centre, id), { status: 'left', notes: 'Moved away' })
    assert.deepEqual(await statuses(centre, enrolments), ['dropped', 'dropped'])
  })

  test('another reaction that fails keeps them where they are', async ({
    client,
    assert,
    cleanup,
  }) => {
    const fails = atOnce(peopleLeft, 'fail', async () => {
      throw new Error('No')
    })
    reactAlso(cleanup, fails)
    const { centre, office: visitor } = await office(client)
    const { id, enrolments } = await busyStudent(centre)
    await visitor.post('/admin/student-archives', { ids: [id] })
    const { departure } = await flashOf(visitor)
    const answer = await agree(visitor, departure)
    answer.assertStatus(500)
    assert.isNull((await student(centre, id)).archived_at)
    assert.deepEqual(await statuses(centre, enrolments), ['active', 'active'])
  })

  test('who may archive needs no right over enrolments; who may not is asked nothing', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id, enrolments } = await busyStudent(centre)
    const rights = ['admin.students.index', 'admin.students.delete'] as const
    const may = await signedIn(client, await createAdministratorWho(centre, [...rights]))
    const mayNot = await signedIn(client, await createAdministratorWho(centre, [rights[0]]))
    const refused = await mayNot.post('/admin/student-archives', { ids: [id] })
    refused.assertStatus(403)
    assert.isUndefined((await flashOf(mayNot)).departure)
    await may.post('/admin/student-archives', { ids: [id] })
    await agree(may, (await flashOf(may)).departure)
    assert.deepEqual(await statuses(centre, enrolments), ['dropped', 'dropped'])
  })

  test('another centre’s student answers 404 and is asked nothing', async ({ client, assert }) => {
    const { centre } = await office(client)
    const { office: stranger } = await office(client)
    const { id, enrolments } = await busyStudent(centre)
    const answer = await stranger.post('/admin/student-archives', { ids: [id] })
    answer.assertStatus(404)
    assert.isUndefined((await flashOf(stranger)).departure)
    assert.deepEqual(await statuses(centre, enrolments), ['active', 'active'])
  })

  test('nobody is enrolled while they leave, and nobody waits for each other forever', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const groups = [await createGroup(centre), await createGroup(centre)]
    for (let time = 0; time < 6; time++) {
      const { id } = await createStudent(centre)
      await enrolled(centre, groups[0]!, { student: { id } })
      const archiving = () =>
        visitor.post('/admin/student-archives', { ids: [id], agreed: 'enrolments:1' })
      const enrolling = () => enrol(centre, groups[1]!, { student: { id } })
      await Promise.all(time % 2 ? [archiving(), enrolling()] : [enrolling(), archiving()])
      const rows = await rowsOf(centre, 'enrolments', { student_id: id })
      const live = rows.filter(({ status }) => status === 'active').length
      const isArchived = (await student(centre, id)).archived_at !== null
      if (isArchived) assert.equal(live, 0)
      else assert.equal(live, 2)
    }
  })

  test('sixty who leave one group are one question and one act', async ({ client, assert }) => {
    const { centre, office: visitor } = await office(client)
    const groupId = await createGroup(centre, { capacity: 60 })
    for (let n = 0; n < 60; n++) await enrolled(centre, groupId)
    await visitor.post('/admin/student-archives', { matching: 'status=active' })
    const { departure } = await flashOf(visitor)
    assert.deepEqual(departure.lines, ['60 enrolments end today'])
    await agree(visitor, departure)
    assert.equal((await groupRow(centre, groupId)).seats_taken, 0)
  })
})

test.group('Before an instructor leaves', () => {
  const instructor = (centre: Centre) => createPerson(centre, 'instructor')

  async function teaching(centre: Centre) {
    const { personId: id } = await instructor(centre)
    const courseId = await createCourse(centre)
    const led = await createGroup(centre, { courseId, instructorId: id })
    const assisted = await createGroup(centre, { courseId, assistantIds: [id] })
    const over = await createGroup(centre, { courseId, instructorId: id, status: 'completed' })
    return { id, courseId, led, assisted, over }
  }

  const assistants = async (centre: Centre, groupId: string) =>
    (await rowsOf(centre, 'group_assistants', { group_id: groupId })).length

  test('the groups are named first, then have no instructor; one that has ended keeps its own', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id, led, assisted, over } = await teaching(centre)
    await visitor.post('/admin/instructor-archives', { ids: [id] })
    const { departure } = await flashOf(visitor, '/admin/instructors')
    assert.deepEqual(departure.lines, [
      '1 group is left without an instructor',
      '1 group loses an assistant',
    ])
    assert.equal((await groupRow(centre, led)).instructor_id, id)
    await agree(visitor, departure)
    assert.isNull((await groupRow(centre, led)).instructor_id)
    assert.equal((await groupRow(centre, over)).instructor_id, id)
    assert.equal(await assistants(centre, assisted), 0)
    const { undo } = await flashOf(visitor, '/admin/instructors')
    await visitor.delete(undo.url, undo.data)
    assert.equal((await groupRow(centre, led)).instructor_id, id)
    assert.equal(await assistants(centre, assisted), 1)
  })

  test('a group that has somebody else by then is not taken from them', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { id, courseId, led } = await teaching(centre)
    const { personId: other } = await instructor(centre)
    await visitor.post('/admin/instructor-archives', { ids: [id] })
    await agree(visitor, (await flashOf(visitor, '/admin/instructors')).departure)
    const { undo } = await flashOf(visitor, '/admin/instructors')
    const { version } = await groupRow(centre, led)
    const fields = groupFields(courseId, { instructorId: other })
    await new UpdateGroup().execute({ ...actIn(centre), id: led, version, fields })
    await visitor.delete(undo.url, undo.data)
    const { error } = await flashOf(visitor, '/admin/instructors')
    assert.equal(error, 'Can’t undo: something has changed since.')
    assert.equal((await groupRow(centre, led)).instructor_id, other)
    assert.isNotNull((await rowsOf(centre, 'instructors', { id }))[0].archived_at)
  })

  test('their sessions to come have no instructor, and come back with them', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { personId: id } = await instructor(centre)
    const { personId: other } = await instructor(centre)
    const hour = (year: number) => [`${year}-03-01T10:00Z`, `${year}-03-01T11:00Z`] as const
    const taught = { instructor_id: id }
    const past = await writeSession(centre, ...hour(2020), taught)
    const ahead = await writeSession(centre, ...hour(2090), taught)
    const cancelled = { status: 'cancelled', cancelled_by: 'centre' }
    const off = await writeSession(centre, ...hour(2091), { ...taught, ...cancelled })
    const teachers = async () =>
      Object.fromEntries(
        (await rowsOf(centre, 'class_sessions')).map((row) => [row.id, row.instructor_id])
      )
    const before = await teachers()
    const leave = async () => {
      await visitor.post('/admin/instructor-archives', { ids: [id] })
      const { departure } = await flashOf(visitor, '/admin/instructors')
      assert.deepEqual(departure.lines, ['1 upcoming session is left without an instructor'])
      assert.deepEqual(await teachers(), before)
      await agree(visitor, departure)
      assert.deepEqual(await teachers(), { [past]: id, [ahead]: null, [off]: id })
      return (await flashOf(visitor, '/admin/instructors')).undo
    }
    const undo = await leave()
    await visitor.delete(undo.url, undo.data)
    assert.deepEqual(await teachers(), before)

    const again = await leave()
    await withTenant(centre.id, () =>
      db()
        .updateTable('class_sessions')
        .set({ instructor_id: other })
        .where('id', '=', ahead)
        .execute()
    )
    await visitor.delete(again.url, again.data)
    const { error } = await flashOf(visitor, '/admin/instructors')
    assert.equal(error, 'Can’t undo: something has changed since.')
    assert.equal((await teachers())[ahead], other)
  })

  test('sessions that were let through come back as they were, unless more is in their way', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { personId: id } = await instructor(centre)
    const { userId } = await createAdministrator(centre)
    const hour = (day: number) => [`2090-03-0${day}T10:00Z`, `2090-03-0${day}T11:00Z`] as const
    const taught = { instructor_id: id }
    const clash = { clash_reason: 'Two halves', clash_allowed_by: userId }
    const check = {
      check_reason: 'He agreed',
      check_allowed_by: userId,
      checks_allowed: ['absences', 'group_dates'],
    }
    await setSeverities(centre, { absences: 'block' })
    const absent = { id: uuid(), ...taught, starts_at: '2090-03-02', ends_at: '2090-03-04' }
    await insert(centre, 'absences', absent)
    await writeSession(centre, ...hour(1), taught)
    await writeSession(centre, ...hour(1), { ...taught, ...clash })
    await writeSession(centre, ...hour(2), { ...taught, ...check })
    await writeSession(centre, ...hour(3), taught)
    const marks = async () =>
      (await rowsOf(centre, 'class_sessions'))
        .map((row) => [
          ...[row.id, row.instructor_id, row.clash_reason, row.clash_allowed_by],
          ...[row.check_reason, row.check_allowed_by, row.checks_allowed.toSorted()],
        ])
        .sort()
    const before = await marks()
    const leave = async () => {
      await visitor.post('/admin/instructor-archives', { ids: [id] })
      await agree(visitor, (await flashOf(visitor, '/admin/instructors')).departure)
      return (await flashOf(visitor, '/admin/instructors')).undo
    }
    const undo = await leave()
    assert.isEmpty((await rowsOf(centre, 'class_sessions')).filter((row) => row.clash_reason))
    await visitor.delete(undo.url, undo.data)
    assert.isUndefined((await flashOf(visitor, '/admin/instructors')).error)
    assert.deepEqual(await marks(), before)

    const again = await leave()
    await writeSession(centre, ...hour(3), { ...taught, ...clash })
    await visitor.delete(again.url, again.data)
    const { error } = await flashOf(visitor, '/admin/instructors')
    assert.equal(error, 'Can’t undo: something has changed since.')
  })

  test('they assist in no session to come, and again in them once it is undone', async ({
    client,
    assert,
  }) => {
    const { centre, office: visitor } = await office(client)
    const { personId: id } = await instructor(centre)
    const { personId: other } = await instructor(centre)
    const past = await writeSession(centre, '2020-03-01T10:00Z', '2020-03-01T11:00Z')
    const ahead = await writeSession(centre, '2090-03-01T10:00Z', '2090-03-01T11:00Z')
    for (const session of [past, ahead]) await assisting(centre, session, id)
    await assisting(centre, ahead, other)
    const assisted = async () => {
      const rows = await rowsOf(centre, 'class_session_assistants')
      return rows.map((row) => [row.session_id, row.instructor_id].join()).sort()
    }
    const before = await assisted()
    await visitor.post('/admin/instructor-archives', { ids: [id] })
    const { departure } = await flashOf(visitor, '/admin/instructors')
    assert.deepEqual(departure.lines, ['1 upcoming session loses an assistant'])
    assert.deepEqual(await assisted(), before)
    await agree(visitor, departure)
    const left = before.filter((row) => row !== [ahead, id].join())
    assert.deepEqual(await assisted(), left)
    const { undo } = await flashOf(visitor, '/admin/instructors')
    await visitor.delete(undo.url, undo.data)
    assert.deepEqual(await assisted(), before)
  })

  test('the form asks before they have left', async ({ client, assert }) => {
    const { centre, office: visitor } = await office(client)
    const { id, led } = await teaching(centre)
    const edit = `/admin/instructors/${id}/edit`
    const form = { ...named, status: 'left', version: 1 }
    await visitor.put(`/admin/instructors/${id}`, form)
    const page = (await visitor.visit(edit)).body()
    assert.deepEqual(page.flash.departure.lines[0], '1 group is left without an instructor')
    assert.equal((await groupRow(centre, led)).instructor_id, id)
    await visitor.put(`/admin/instructors/${id}`, { ...form, agreed: page.flash.departure.agreed })
    assert.equal((await rowsOf(centre, 'instructors', { id }))[0].status, 'left')
    assert.isNull((await groupRow(centre, led)).instructor_id)
  })
})
