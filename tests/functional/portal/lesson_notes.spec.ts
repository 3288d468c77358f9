import { AsyncLocalStorage } from 'node:async_hooks'
import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { system } from '#domain/shared/audit/actor'
import { withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { WriteLessonNotes } from '#domain/scheduling/lesson_notes/actions/write_lesson_notes'
import { markableSession } from '#tests/helpers/attendance/attendance'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { untilSomebodyWaits } from '#tests/helpers/database/until_somebody_waits'
import { link } from '#tests/helpers/people/guardians'
import { auditOf } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { assisting, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { enrolled } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'

const hour: [string, string] = ['2026-11-25T10:00Z', '2026-11-25T11:00Z']
const nextWeek = ['2026-12-02T10:00Z', '2026-12-02T11:00Z'] as const

const lesson = {
  shared_notes: 'We halved cakes',
  internal_notes: 'Omar was tired',
  homework: 'Page 12',
  homework_due_on: '2026-12-02',
}

async function taught() {
  const centre = await createCentre()
  const instructor = await createPerson(centre, 'instructor')
  const by = { instructor_id: instructor.personId }
  return { centre, instructor, ...(await markableSession(centre, 1, hour, by)) }
}

/** In a transaction of its own, whatever surrounds it. */
const outside = AsyncLocalStorage.snapshot()

const nothing = { shared_notes: null, internal_notes: null, homework: null, homework_due_on: null }

test.group('Lesson notes', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T11:30Z'))

  test('C20 are written by whoever gives the lesson or assists, and the next one reads them', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, group, session } = await taught()
    const page = `/sessions/${session}`
    const teacher = await signedIn(client, instructor)
    await teacher.put(`${page}/lesson-notes`, { ...lesson, version: 0 })
    const assistant = await createPerson(centre, 'instructor')
    await assisting(centre, session, assistant.personId)
    const helper = await signedIn(client, assistant)
    const changed = { ...lesson, homework: '  Page 13 ', version: 1 }
    await helper.put(`${page}/lesson-notes`, changed)
    const shown = await props(teacher, page)
    assert.deepEqual(shown.session.teaching.lesson, { ...lesson, homework: 'Page 13', version: 2 })
    const [, latest] = await auditOf(centre, session)
    assert.containsSubset(latest, {
      ...{ action: 'sessions.note', actor_id: assistant.userId },
      ...{ before: { homework: 'Page 12' }, after: { homework: 'Page 13' } },
    })
    const substitute = await createPerson(centre, 'instructor')
    const by = { instructor_id: substitute.personId, substitute_for: instructor.personId }
    const of = { type: 'regular', group_id: group }
    const off = { status: 'cancelled', cancelled_by: 'centre' }
    await writeSession(centre, '2026-11-30T10:00Z', '2026-11-30T11:00Z', { ...of, ...off })
    const next = await writeSession(centre, ...nextWeek, { ...of, ...by })
    const { lesson_around: around } = await props(
      await signedIn(client, substitute),
      `/sessions/${next}`
    )
    assert.containsSubset(around.last_time, { ...lesson, homework: 'Page 13', id: session })
    assert.equal((await props(teacher, page)).lesson_around.next_on, '2026-12-02')
    const office = await signedIn(client, await createAdministrator(centre))
    const told = await props(office, `/admin/class-sessions/${next}`)
    assert.containsSubset(told.lesson_around.last_time, { id: session })
  })

  test('C20 nobody else writes: another instructor, centre, branch or kind, nor without the permission', async ({
    client,
    assert,
  }) => {
    const { centre, session } = await taught()
    const own = `/sessions/${session}/lesson-notes`
    const office = `/admin/class-sessions/${session}/lesson-notes`
    const form = { ...lesson, version: 0 }
    const status = async (account: Parameters<typeof signedIn>[1], path: string) =>
      (await (await signedIn(client, account)).put(path, form)).status()
    const elsewhere = await createCentre()
    assert.equal(await status(await createPerson(centre, 'instructor'), own), 404)
    assert.equal(await status(await createPerson(elsewhere, 'instructor'), own), 404)
    assert.equal(await status(await createPerson(centre, 'student'), own), 403)
    assert.equal(await status(await createAdministrator(centre), own), 403)
    assert.equal(await status(await createAdministrator(elsewhere), office), 404)
    const reader = await createAdministratorWho(centre, ['admin.sessions.index'])
    assert.equal(await status(reader, office), 403)
    const branches = [await secondBranch(centre)]
    const may = ['admin.sessions.index', 'admin.sessions.update'] as const
    const limited = await createAdministratorWho(centre, [...may], { branches })
    assert.equal(await status(limited, office), 404)
    const writer = await signedIn(client, await createAdministrator(centre))
    for (const none of [uuid(), 'x']) {
      const sent = await writer.put(`/admin/class-sessions/${none}/lesson-notes`, form)
      assert.equal(sent.status(), 404)
    }
    assert.isEmpty(await rowsOf(centre, 'lesson_notes'))
  })

  test('of two who write at once one is told, and nothing of either is lost', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, session } = await taught()
    const write = (text: string) =>
      new WriteLessonNotes().execute({
        ...{ tenantId: centre.id, actor: system, sessionId: session, instructorId: null },
        ...{ version: 0, notes: { ...nothing, shared_notes: text } },
      })
    const texts = Array.from({ length: 20 }, (_, n) => `Text ${n}`)
    const written = await Promise.all(texts.map(write))
    const kept = written.flatMap((one, n) => (one.ok ? [texts[n]] : []))
    assert.lengthOf(kept, 1)
    assert.isTrue(written.every((one) => one.ok || one.error.type === 'stale_version'))
    const [row] = await rowsOf(centre, 'lesson_notes')
    assert.deepEqual([row.shared_notes, row.version], [kept[0], 1])
    const teacher = await signedIn(client, instructor)
    const page = `/sessions/${session}`
    await teacher.put(`${page}/lesson-notes`, { ...lesson, version: 0 })
    const told = await props(teacher, page)
    assert.property(told.errors, 'version')
    assert.equal(told.session.teaching.lesson.shared_notes, kept[0])
    await teacher.put(`${page}/lesson-notes`, { ...lesson, version: 1 })
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.note' }), 2)
  })

  test('who begins while another is saving waits, and is told', async ({ assert }) => {
    const { centre, session } = await taught()
    const write = (version: number, text: string) =>
      new WriteLessonNotes().execute({
        ...{ tenantId: centre.id, actor: system, sessionId: session, instructorId: null },
        ...{ version, notes: { ...nothing, shared_notes: text } },
      })
    for (const version of [0, 1]) {
      const waiting = await withTenant(centre.id, async () => {
        await write(version, `First ${version}`)
        const second = outside(() => write(version, 'Second'))
        await untilSomebodyWaits()
        return { second }
      })
      assert.deepEqual(await waiting.second, { ok: false, error: { type: 'stale_version' } })
    }
    const [row] = await rowsOf(centre, 'lesson_notes')
    assert.deepEqual([row.shared_notes, row.version], ['First 1', 2])
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.note' }), 2)
  })

  test('homework has a day, of the session or later within a year; a day alone says nothing', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, session } = await taught()
    const page = `/sessions/${session}`
    const teacher = await signedIn(client, instructor)
    const refused = async (form: Record<string, unknown>) => {
      await teacher.put(`${page}/lesson-notes`, { ...lesson, version: 0, ...form })
      return Object.keys((await props(teacher, page)).errors)
    }
    for (const day of ['', '2026-11-24', '2027-11-27', '2026-02-30', 'soon', ['2026-12-02']])
      assert.deepEqual(await refused({ homework_due_on: day }), ['homework_due_on'])
    assert.deepEqual(await refused({ homework: 'x'.repeat(2001) }), ['homework'])
    assert.deepEqual(await refused({ shared_notes: { a: 1 } }), ['shared_notes'])
    assert.isEmpty(await rowsOf(centre, 'lesson_notes'))
    const alone = { homework: ' ', homework_due_on: '2026-12-02', version: 0 }
    await teacher.put(`${page}/lesson-notes`, { ...nothing, shared_notes: 'x', ...alone })
    const [row] = await rowsOf(centre, 'lesson_notes')
    assert.isNull(row.homework_due_on)
    await teacher.put(`${page}/lesson-notes`, {
      ...lesson,
      homework_due_on: '٢٠٢٦-١١-٢٥',
      version: 1,
    })
    assert.equal((await rowsOf(centre, 'lesson_notes'))[0].homework_due_on, '2026-11-25')
  })

  test('C20 families have the homework of their own days on their first page until it was due, and nothing internal', async ({
    client,
    assert,
  }) => {
    const { centre, group, session, instructor } = await taught()
    const student = await createPerson(centre, 'student')
    const guardian = await createPerson(centre, 'guardian')
    await link(centre, student.personId, guardian.personId)
    await enrolled(centre, group, { student: { id: student.personId }, startsOn: '2026-11-01' })
    const before = await writeSession(centre, '2026-10-28T10:00Z', '2026-10-28T11:00Z', {
      ...{ type: 'regular', group_id: group, instructor_id: instructor.personId },
    })
    await insert(centre, 'lesson_notes', { session_id: session, ...lesson })
    await insert(centre, 'lesson_notes', { session_id: before, ...lesson })
    const hidden = await createPerson(centre, 'guardian')
    await link(centre, student.personId, hidden.personId, { maySeeData: false })
    for (const account of [student, guardian]) {
      const home = await props(await signedIn(client, account), '/')
      assert.lengthOf(home.homework, 1)
      assert.containsSubset(home.homework, [
        { id: session, homework: 'Page 12', children: [{ id: student.personId }] },
      ])
      assert.notInclude(JSON.stringify(home), 'tired')
    }
    const others = [hidden, await createPerson(centre, 'student')]
    const abroad = await createPerson(await createCentre(), 'student')
    for (const account of [...others, abroad])
      assert.isEmpty((await props(await signedIn(client, account), '/')).homework)
    const visitor = await signedIn(client, student)
    freezeClock('2026-12-02T20:30Z')
    assert.lengthOf((await props(visitor, '/')).homework, 1)
    freezeClock('2026-12-02T21:30Z')
    assert.isEmpty((await props(visitor, '/')).homework)
  })
})
