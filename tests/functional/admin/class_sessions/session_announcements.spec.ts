import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { mailJob, type MailJob } from '#app/jobs/mail_job'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock, now } from '#domain/shared/time/clock'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import { guestIn } from '#tests/helpers/attendance/make_ups'
import { lettersTo, workReactions } from '#tests/helpers/mail/mailbox'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { createInstructor } from '#tests/helpers/people/instructors'
import { auditOf, createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { seen } from '#tests/helpers/scheduling/session_pages'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import type { Visitor } from '#tests/helpers/visitor'

const cancellations = '/admin/session-cancellations'
const previews = '/admin/session-cancellation-previews'

const ahead = [
  ['2026-09-14T14:00Z', '2026-09-14T15:00Z'],
  ['2026-09-16T14:00Z', '2026-09-16T15:00Z'],
] as const

const everybody = { told: ['students', 'instructors'] }

const student = (centre: Centre, firstName: string, email: string | null = null) =>
  createStudent(centre, { firstName, email })

/** Two sessions of a group: Sara, who has an address; Lina, who shares her mother's, and Omar; Ali, whom nobody has one of. */
async function furnished(client: ApiClient) {
  const { centre, visitor } = await office(client)
  const { id: instructor } = await createInstructor(centre, { email: 'omar@teach.test' })
  const groupId = await createGroup(centre, { instructorId: instructor })
  const students = [
    await student(centre, 'Sara', 'sara@home.test'),
    await student(centre, 'Lina', 'huda@home.test'),
    await student(centre, 'Omar'),
    await student(centre, 'Ali'),
  ]
  for (const one of students) await enrolled(centre, groupId, { student: { id: one.id } })
  const huda = await createGuardian(centre, { email: 'huda@home.test' })
  const quiet = await createGuardian(centre, { firstName: 'Nora', email: 'nora@home.test' })
  for (const child of students.slice(1, 3)) {
    await link(centre, child.id, huda.id, { channels: ['email'] })
    await link(centre, child.id, quiet.id, { relation: 'sister' })
  }
  const of = { group_id: groupId, type: 'regular', instructor_id: instructor }
  const sessions = await Promise.all(ahead.map(([from, to]) => writeSession(centre, from, to, of)))
  return { centre, visitor, instructor, groupId, students, huda, sessions }
}

const enrolledFor = (
  centre: Centre,
  groupId: string,
  { id }: { id: string },
  fields: { starts_on?: string; ends_on?: string; status?: 'pending' }
) =>
  withTenant(centre.id, () =>
    db()
      .updateTable('enrolments')
      .set(fields)
      .where('student_id', '=', id)
      .where('group_id', '=', groupId)
      .execute()
  )

/** Everybody is told, unless another form says otherwise. */
const cancel = (visitor: Visitor, sessions: object[], form: object = {}) =>
  visitor.post(cancellations, { sessions, cancelled_by: 'centre', ...everybody, ...form })

const preview = async (visitor: Visitor, ids: string[]) =>
  (await visitor.post(previews, { sessions: seen(...ids) })).body().audience

test.group('Telling people of changed class sessions', (group) => {
  group.each.setup(() => freezeClock('2026-09-09T00:00Z'))

  test('the preview counts letters, and whom none reaches; sessions that have begun tell nothing', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions, students } = await furnished(client)
    const counts = {
      students: { letters: 2, all: 4, unreached: 1 },
      instructors: { letters: 1, all: 1, unreached: 0 },
    }
    const { unreached, ...counted } = await preview(visitor, sessions)
    assert.deepEqual(counted, counts)
    assert.deepEqual(
      unreached.map(({ id, ...names }: Record<string, unknown>) => [id, names.first_name]),
      [[students[3]!.id, 'Ali']]
    )
    const may = ['admin.sessions.index', 'admin.sessions.update'] as const
    for (const more of ['admin.students.index', 'admin.enrolments.index'] as const) {
      const planner = await clerk(client, centre, [...may, more])
      assert.deepEqual(await preview(planner, sessions), { ...counts, unreached: [] })
    }
    const begun = await writeSession(centre, '2026-09-08T23:30Z', '2026-09-09T01:00Z')
    assert.isNull(await preview(visitor, [begun]))
  })

  test('one letter a person for all that was cancelled, naming the children it concerns', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const why = { cancelled_by: 'weather', message: 'The road is closed.' }
    await cancel(visitor, seen(...sessions), why)
    const { success } = (await visitor.visit(`/admin/class-sessions/${sessions[0]}`)).body().flash
    assert.equal(
      success,
      '2 sessions of \u2068Evening group\u2069 were cancelled · 3 e-mails are on their way'
    )
    const [letter, ...more] = await lettersTo(centre, 'huda@home.test')
    assert.isEmpty(more)
    assert.equal(letter!.subject, '2 sessions cancelled')
    for (const part of [
      /Evening group/,
      /Monday, 14 September 2026, .?17:00.{0,3}–.{0,3}18:00/,
      /16 September/,
    ])
      assert.match(letter!.text, part)
    for (const part of [/Lina Haddad/, /Omar Haddad/, /The road is closed\./])
      assert.match(letter!.text, part)
    assert.notMatch(letter!.text, /Sara/)
    for (const email of ['sara@home.test', 'omar@teach.test'])
      assert.lengthOf(await lettersTo(centre, email), 1)
    assert.isEmpty(await lettersTo(centre, 'nora@home.test'))
  })

  test('a guest’s family is told as the group’s own are', async ({ client, assert }) => {
    const { centre, visitor, sessions, students } = await furnished(client)
    const guest = await student(centre, 'Guest', 'guest@home.test')
    const missed = { student: guest.id, missed: sessions[1]! }
    await guestIn(centre, sessions[0]!, missed)
    const { all } = (await preview(visitor, [sessions[0]!])).students
    assert.equal(all, students.length + 1)
    await cancel(visitor, seen(sessions[0]!))
    assert.lengthOf(await lettersTo(centre, 'guest@home.test'), 1)
  })

  test('undone at once nobody is told; later whoever had the letter is told that it is held, and nobody else', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const page = `/admin/class-sessions/${sessions[0]}`
    const undo = async () => {
      const { data } = (await visitor.visit(page)).body().flash.undo
      await visitor.post('/admin/session-undos', data)
    }
    await cancel(visitor, seen(...sessions))
    await undo()
    assert.isEmpty(await lettersTo(centre, 'huda@home.test'))
    assert.isEmpty(await rowsOf(centre, 'announcements'))
    const again = (await rowsOf(centre, 'class_sessions')).map(({ id, version }) => ({
      id,
      version,
    }))
    await cancel(visitor, again)
    await workReactions()
    const letters = await rowsOf(centre, 'announcement_recipients')
    const { id } = letters.find(({ guardian_id: guardian }) => guardian)!
    await mailJob({ mail: 'sessions', recipientId: id, tenantId: centre.id })
    await undo()
    const subjects = (await lettersTo(centre, 'huda@home.test')).map(({ subject }) => subject)
    assert.deepEqual(subjects, ['2 sessions cancelled', '2 sessions are taking place after all'])
    for (const email of ['sara@home.test', 'omar@teach.test'])
      assert.isEmpty(await lettersTo(centre, email))
  })

  test('nobody unless they were asked for, and the instructor with the assistants alone', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const { id: assistant } = await createInstructor(centre, { email: 'helps@teach.test' })
    const helps = { session_id: sessions[1], instructor_id: assistant }
    await insert(centre, 'class_session_assistants', helps)
    await cancel(visitor, seen(sessions[0]!), { told: undefined })
    assert.isEmpty(await rowsOf(centre, 'announcements'))
    await cancel(visitor, seen(sessions[1]!), { told: ['instructors'] })
    for (const email of ['omar@teach.test', 'helps@teach.test'])
      assert.lengthOf(await lettersTo(centre, email), 1)
    assert.isEmpty(await lettersTo(centre, 'sara@home.test'))
  })

  test('in the language of whoever reads it, with what was before', async ({ client, assert }) => {
    const { centre, visitor, sessions, huda, instructor } = await furnished(client)
    await withTenant(centre.id, () =>
      db().updateTable('guardians').set({ locale: 'ar' }).where('id', '=', huda.id).execute()
    )
    const room = await createRoom(centre, { name_en: 'Lab', name_ar: 'المختبر' })
    const { id: substitute } = await createInstructor(centre, {
      ...{ firstName: 'Rami', lastName: 'Nasser', email: 'rami@teach.test' },
    })
    await visitor.put(`/admin/class-sessions/${sessions[0]}`, {
      ...{ version: 1, date: '2026-09-15', starts: '18:00', minutes: 60 },
      ...{ room_id: room, instructor_id: substitute, ...everybody },
    })
    const [arabic] = await lettersTo(centre, 'huda@home.test')
    assert.match(arabic!.subject, /^تعديل حصة .*مجموعة المساء/)
    assert.include(arabic!.html, 'dir="rtl"')
    assert.match(arabic!.text, /الموعد السابق: .*14 سبتمبر/)
    assert.match(arabic!.text, /القاعة: المختبر \(السابقة: غير محدد\)/)
    for (const email of ['omar@teach.test', 'rami@teach.test']) {
      const [letter] = await lettersTo(centre, email)
      assert.match(letter!.text, /Instructor: .*Rami Nasser.* \(previously: .*Omar Darwish/)
    }
    assert.equal((await rowsOf(centre, 'class_sessions', { id: sessions[0] }))[0].room_id, room)
    assert.notEqual(instructor, substitute)
  })

  test('restored, given a room, substituted: each can tell; what the office keeps to itself does not', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const [id] = sessions as [string]
    const of = (version: number) => ({ sessions: [{ id, version }], ...everybody })
    await visitor.put(`/admin/class-sessions/${id}/notes`, { version: 1, notes: 'Keys' })
    await cancel(visitor, of(2).sessions)
    await lettersTo(centre, 'sara@home.test')
    await visitor.post('/admin/session-restorations', of(3))
    await visitor.post('/admin/session-room-changes', {
      ...of(4),
      room_id: await createRoom(centre),
    })
    const { id: substitute } = await createInstructor(centre)
    await visitor.post('/admin/session-substitutions', { ...of(5), instructor_id: substitute })
    const subjects = (await lettersTo(centre, 'sara@home.test')).map(({ subject }) => subject)
    const told = subjects.map((subject) => subject.split(':')[0]).sort()
    assert.deepEqual(told, ['Cancelled', 'Changed', 'Changed', 'Taking place after all'])
  })

  test('who was told and when stands on the page and in its history', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const [id] = sessions as [string]
    await cancel(visitor, seen(id), { told: ['students'] })
    const told = async () =>
      (await visitor.visit(`/admin/class-sessions/${id}`)).body().props.session.told
    await lettersTo(centre, 'sara@home.test')
    assert.deepEqual(await told(), { at: '2026-09-09T00:00:00.000Z', people: 2, waiting: 0 })
    const entries = await auditOf(centre, id)
    const entry = entries.find(({ action }) => action === 'sessions.tell')
    assert.deepEqual(entry!.after, { told: ['students'] })
  })

  test('a letter that waited says nothing that is not so by then', async ({ client, assert }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const [id] = sessions as [string, string]
    await cancel(visitor, seen(...sessions))
    await visitor.post('/admin/session-restorations', { sessions: [{ id, version: 2 }] })
    const [letter, ...more] = await lettersTo(centre, 'sara@home.test')
    assert.isEmpty(more)
    assert.match(letter!.subject, /^Cancelled: .* 16 September$/)
    assert.notMatch(letter!.text, /14 September/)
    await cancel(visitor, [{ id, version: 3 }])
    await visitor.post('/admin/session-restorations', { sessions: [{ id, version: 4 }] })
    assert.lengthOf(await lettersTo(centre, 'sara@home.test'), 1)
    assert.lengthOf(await rowsOf(centre, 'announcement_recipients'), 3)
  })

  test('a letter that waited tells nobody of a child whose data they may not see any more', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions, students, huda, instructor } = await furnished(client)
    const [sara, lina, omar] = students
    const alone = { type: 'regular', student_id: omar!.id }
    const lesson = await writeSession(centre, '2026-09-15T14:00Z', '2026-09-15T15:00Z', alone)
    const away = { archived_at: now().toJSDate() }
    const rights = (child: { id: string }, sees: boolean) =>
      db()
        .updateTable('student_guardians')
        .set({ may_see_data: sees })
        .where('guardian_id', '=', huda.id)
        .where('student_id', '=', child.id)
        .execute()
    await cancel(visitor, seen(...sessions, lesson))
    await workReactions()
    await withTenant(centre.id, async () => {
      await rights(omar!, false)
      await db().updateTable('students').set(away).where('id', '=', sara!.id).execute()
      await db().updateTable('instructors').set(away).where('id', '=', instructor).execute()
    })
    const [letter] = await lettersTo(centre, 'huda@home.test')
    assert.match(letter!.text, /Lina Haddad/)
    assert.notMatch(letter!.text, /Omar|15 September/)
    for (const email of ['sara@home.test', 'omar@teach.test'])
      assert.isEmpty(await lettersTo(centre, email))
    assert.lengthOf(await rowsOf(centre, 'announcement_recipients'), 1)
    await withTenant(centre.id, () =>
      db().updateTable('instructors').set({ archived_at: null }).execute()
    )
    await visitor.post('/admin/session-restorations', {
      sessions: sessions.map((id) => ({ id, version: 2 })),
      ...everybody,
    })
    await workReactions()
    assert.lengthOf(await rowsOf(centre, 'announcement_recipients'), 4)
    await withTenant(centre.id, () => rights(lina!, false))
    assert.lengthOf(await lettersTo(centre, 'huda@home.test'), 1)
    assert.lengthOf(await rowsOf(centre, 'announcement_recipients'), 3)
  })

  test('of several changes a letter names those that still are', async ({ client, assert }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const [id] = sessions as [string]
    const room = await createRoom(centre, { name_en: 'Lab' })
    const edit = (version: number, fields: object) =>
      visitor.put(`/admin/class-sessions/${id}`, { version, ...fields })
    const moved = { date: '2026-09-15', starts: '18:00', minutes: 60 }
    await edit(1, { ...moved, room_id: room, ...everybody })
    await edit(2, { date: '2026-09-14', starts: '17:00', minutes: 60 })
    const [letter] = await lettersTo(centre, 'sara@home.test')
    assert.match(letter!.text, /Room: Lab \(previously: none\)/)
    assert.notMatch(letter!.text, /Previously:/)
    await edit(3, { minutes: 90, date: '2026-09-14', starts: '17:00', ...everybody })
    const [, longer] = await lettersTo(centre, 'sara@home.test')
    assert.match(longer!.text, /17:00.{0,3}–.{0,3}18:30.? · Previously: .*17:00.{0,3}–.{0,3}18:00/)
  })

  test('who assists is told to those who teach, also whoever no longer does', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const [id] = sessions as [string]
    const before = await createInstructor(centre, { email: 'before@teach.test' })
    const after = await createInstructor(centre, { firstName: 'Rami', email: 'after@teach.test' })
    await insert(centre, 'class_session_assistants', { session_id: id, instructor_id: before.id })
    const change = { version: 1, assistant_ids: [after.id], scope: 'this' }
    const { audience } = (
      await visitor.post(`/admin/class-sessions/${id}/edit-previews`, change)
    ).body()
    assert.deepEqual(audience, {
      students: { letters: 0, all: 0, unreached: 0 },
      instructors: { letters: 3, all: 3, unreached: 0 },
      unreached: [],
    })
    await visitor.put(`/admin/class-sessions/${id}`, { ...change, ...everybody })
    for (const email of ['before@teach.test', 'after@teach.test', 'omar@teach.test']) {
      const [letter] = await lettersTo(centre, email)
      assert.match(letter!.text, /Assistants: .*Rami.* \(previously: /, email)
    }
    assert.isEmpty(await lettersTo(centre, 'sara@home.test'))
  })

  test('of quick changes to and fro the last is told, and nothing twice', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions } = await furnished(client)
    const [id] = sessions as [string]
    const of = (version: number) => ({ sessions: [{ id, version }], ...everybody })
    const callOff = (version: number) => cancel(visitor, of(version).sessions)
    const restore = (version: number) => visitor.post('/admin/session-restorations', of(version))
    await callOff(1)
    await restore(2)
    await callOff(3)
    const subjects = async () =>
      (await lettersTo(centre, 'sara@home.test')).map(({ subject }) => subject.split(':')[0])
    assert.deepEqual(await subjects(), ['Cancelled'])
    await restore(4)
    await callOff(5)
    assert.deepEqual(await subjects(), ['Cancelled'])
    await restore(6)
    assert.deepEqual((await subjects()).sort(), ['Cancelled', 'Taking place after all'])
  })

  test('who is in a group that ends is told first, and again where that is undone', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, groupId } = await furnished(client)
    const address = `/admin/groups/${groupId}`
    const { version } = (await visitor.visit(address)).body()
    const fetched = await visitor
      .get(address)
      .header('X-Inertia', 'true')
      .header('X-Inertia-Version', version)
      .header('X-Inertia-Partial-Component', 'admin/groups/show')
      .header('X-Inertia-Partial-Data', 'ending')
    const { audience } = fetched.body().props.ending
    assert.deepEqual([audience.students.letters, audience.instructors.letters], [2, 1])
    const end = { status: 'cancelled', fate: 'drop', ...everybody, message: 'Too few of us' }
    await visitor.put(`${address}/status`, end)
    const { success, undo } = (await visitor.visit(address)).body().flash
    assert.match(success, / · 3 e-mails are on their way$/)
    const [letter] = await lettersTo(centre, 'huda@home.test')
    assert.equal(letter!.subject, '2 sessions cancelled')
    assert.match(letter!.text, /Lina Haddad[^]*Too few of us/)
    await visitor.delete(undo.url, undo.data)
    for (const email of ['sara@home.test', 'huda@home.test', 'omar@teach.test']) {
      const subjects = (await lettersTo(centre, email)).map(({ subject }) => subject)
      assert.include(subjects, '2 sessions are taking place after all', email)
    }
    await visitor.put(`${address}/status`, { status: 'cancelled', fate: 'drop' })
    assert.lengthOf(await rowsOf(centre, 'announcements'), 2)
  })

  test('a letter is written once, although its job comes twice', async ({ client, assert }) => {
    const { centre, visitor, sessions } = await furnished(client)
    await cancel(visitor, seen(...sessions))
    await lettersTo(centre, 'sara@home.test')
    const recipients = await rowsOf(centre, 'announcement_recipients')
    assert.lengthOf(recipients, 3)
    for (const { id } of recipients) {
      const job: MailJob = { mail: 'sessions', recipientId: id, tenantId: centre.id }
      await mailJob(job)
    }
    assert.lengthOf(await lettersTo(centre, 'sara@home.test'), 1)
  })

  test('a student who has left by then, or one alone, as their session has it', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions, students, groupId } = await furnished(client)
    await enrolledFor(centre, groupId, students[0]!, { ends_on: '2026-09-15' })
    const { students: second } = await preview(visitor, [sessions[1]!])
    assert.deepEqual(second, { letters: 1, all: 3, unreached: 1 })
    const alone = await student(centre, 'Dana', 'dana@home.test')
    const single = await writeSession(centre, ...ahead[0], {
      ...{ type: 'regular', student_id: alone.id },
    })
    await cancel(visitor, seen(single))
    const [letter] = await lettersTo(centre, 'dana@home.test')
    assert.match(letter!.subject, /Dana Haddad/)
    assert.isEmpty(await lettersTo(centre, 'sara@home.test'))
    await withTenant(centre.id, () =>
      db()
        .updateTable('students')
        .set({ archived_at: now().toJSDate() })
        .where('id', '=', alone.id)
        .execute()
    )
    const archived = await writeSession(centre, ...ahead[1], {
      ...{ type: 'regular', student_id: alone.id },
    })
    const { students: gone } = await preview(visitor, [archived])
    assert.deepEqual(gone, { letters: 0, all: 0, unreached: 0 })
  })

  test('a move tells who is in the group on the day it was and who is on the day it will be', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions, students, groupId } = await furnished(client)
    const [id] = sessions as [string]
    await enrolledFor(centre, groupId, students[0]!, { ends_on: '2026-09-20' })
    const joins = await student(centre, 'Rana', 'rana@home.test')
    const leaves = await student(centre, 'Dana', 'dana@home.test')
    for (const one of [joins, leaves]) await enrolled(centre, groupId, { student: { id: one.id } })
    await enrolledFor(centre, groupId, joins, { starts_on: '2026-10-01' })
    await enrolledFor(centre, groupId, leaves, { ends_on: '2026-09-14' })
    const move = { version: 1, date: '2026-10-05', starts: '17:00', minutes: 60, scope: 'this' }
    const { audience } = (
      await visitor.post(`/admin/class-sessions/${id}/edit-previews`, move)
    ).body()
    assert.equal(audience.students.letters, 3)
    await visitor.put(`/admin/class-sessions/${id}`, { ...move, told: ['students'] })
    for (const email of ['sara@home.test', 'rana@home.test', 'huda@home.test'])
      assert.lengthOf(await lettersTo(centre, email), 1, email)
    assert.isEmpty(await lettersTo(centre, 'dana@home.test'))
  })

  test('the page counts those whom letters are for, and who of them is only pending', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions, students, groupId } = await furnished(client)
    await enrolledFor(centre, groupId, students[0]!, { status: 'pending' })
    await enrolledFor(centre, groupId, students[1]!, { ends_on: '2026-09-14' })
    const { session } = (await visitor.visit(`/admin/class-sessions/${sessions[0]}`)).body().props
    assert.deepEqual(session.students, { total: 3, guests: 0, pending: 1 })
    const audience = await preview(visitor, [sessions[0]!])
    assert.equal(audience.students.all, session.students.total)
  })

  test('what is wrong tells nobody; a limited administrator tells people of their branch’s sessions', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, sessions } = await furnished(client)
    for (const wrong of [{ told: ['everybody'] }, { message: 'x'.repeat(501) }])
      await cancel(visitor, seen(...sessions), wrong)
    assert.isEmpty(await rowsOf(centre, 'class_sessions', { status: 'cancelled' }))
    const north = await secondBranch(centre)
    const there = await writeSession(centre, ...ahead[0], {
      ...{ branch_id: north, group_id: await createGroup(centre), type: 'regular' },
      instructor_id: (await createInstructor(centre, { email: 'north@teach.test' })).id,
    })
    const may = ['admin.sessions.index', 'admin.sessions.update'] as const
    const planner = await clerk(client, centre, [...may], { branches: [north] })
    await cancel(planner, seen(there))
    assert.lengthOf(await lettersTo(centre, 'north@teach.test'), 1)
    const page = await planner.visit(`/admin/class-sessions/${there}`)
    assert.equal(page.body().props.session.told.people, 1)
  })
})
