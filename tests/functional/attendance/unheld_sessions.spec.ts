import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { UndoSessionAct } from '#domain/scheduling/class_sessions/actions/undo_session_act'
import { instructorHours } from '#domain/attendance/queries/instructor_hours'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  chargeOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createInstructor } from '#tests/helpers/scheduling/class_sessions'
import { actIn } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/unheld-sessions'
const hours: [string, string] = ['2026-11-25T13:00Z', '2026-11-25T14:00Z']
const absent = { status: 'absent' } as const

async function completedSession() {
  const centre = await createCentre()
  await sayPolicy(centre, { no_show_charge: 100, pays_no_show: true, lock_days: 3 })
  const instructor = await createInstructor(centre)
  const made = await markableSession(centre, 2, hours, { instructor_id: instructor })
  const { group, session, students } = made
  await marked(
    centre,
    session,
    students.map((student) => aMark(student, absent))
  )
  return { centre, group, instructor, session, student: students[0]! }
}

type Centre = Awaited<ReturnType<typeof createCentre>>

const rowOf = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'class_sessions', { id }))[0]!

async function desk(client: ApiClient, centre: Centre) {
  return (await signedIn(client, await createAdministrator(centre))).prepare()
}

async function body(centre: Centre, session: string, more: object = {}) {
  const { version } = await rowOf(centre, session)
  const because = { cancelled_by: 'instructor', cancel_reason: 'Instructor ill' }
  return { sessions: [{ id: session, version }], ...because, ...more }
}

const paidMinutes = async (centre: Centre, instructor: string) => {
  const span = { from: '2026-11-25', until: '2026-11-25', branch: null }
  const theirs = { ...span, instructors: [instructor] }
  return (await readTenant(centre.id, () => instructorHours(theirs)))[0]!.paid
}

test.group('A session that turned out not to be held', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-26T09:00Z'))

  test('costs nobody anything, pays nobody and is owed again, until that is undone', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, session, student } = await completedSession()
    const before = await attendanceOf(centre, session, student)
    assert.equal((await rowOf(centre, session)).status, 'completed')
    assert.equal(await paidMinutes(centre, instructor), 60)
    const visitor = await desk(client, centre)
    await visitor.post(path, await body(centre, session))
    assert.deepInclude(await rowOf(centre, session), {
      status: 'cancelled',
      cancelled_by: 'instructor',
      cancel_reason: 'Instructor ill',
    })
    assert.deepEqual(await chargeOf(centre, session, student), ['called_off', 0, false])
    assert.equal(await paidMinutes(centre, instructor), 0)
    const credits = await rowsOf(centre, 'make_up_credits', { session_id: session })
    assert.deepEqual(
      credits.map(({ cause, state }) => [cause, state]),
      [
        ['cancellation', 'available'],
        ['cancellation', 'available'],
      ]
    )
    const [act] = await rowsOf(centre, 'session_acts')
    const undone = await new UndoSessionAct().execute({ ...actIn(centre), undoneId: act!.id })
    assert.isTrue(undone.ok)
    assert.equal((await rowOf(centre, session)).status, 'completed')
    const after = await attendanceOf(centre, session, student)
    assert.deepEqual({ ...after, version: 1 }, { ...before, version: 1 })
    assert.equal(await paidMinutes(centre, instructor), 60)
    const withdrawn = await rowsOf(centre, 'make_up_credits', { session_id: session })
    assert.deepEqual([...new Set(withdrawn.map(({ state }) => state))], ['withdrawn'])
  })

  test('is brought back as it was, with its register, while that is open', async ({
    client,
    assert,
  }) => {
    const { centre, session, student } = await completedSession()
    const visitor = await desk(client, centre)
    await visitor.post(path, await body(centre, session))
    const { version } = await rowOf(centre, session)
    await visitor.post('/admin/session-restorations', { sessions: [{ id: session, version }] })
    assert.equal((await rowOf(centre, session)).status, 'completed')
    assert.deepEqual(await chargeOf(centre, session, student), ['no_show', 100, false])
  })

  test('is called off so with a reason, not by its student, and not once its register is locked', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, session } = await completedSession()
    const visitor = await desk(client, centre)
    await visitor.post(path, await body(centre, session, { cancel_reason: '' }))
    await visitor.post(path, await body(centre, session, { cancelled_by: 'student' }))
    await visitor.post('/admin/session-cancellations', await body(centre, session))
    assert.equal((await rowOf(centre, session)).status, 'completed')
    cleanup(freezeClock('2026-11-28T14:00:01Z'))
    await visitor.post(path, await body(centre, session))
    assert.equal((await rowOf(centre, session)).status, 'completed')
  })

  test('is undone until its register is locked, and not after', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, session } = await completedSession()
    const visitor = await desk(client, centre)
    await visitor.post(path, await body(centre, session))
    const [act] = await rowsOf(centre, 'session_acts')
    const undo = () => new UndoSessionAct().execute({ ...actIn(centre), undoneId: act!.id })
    cleanup(freezeClock('2026-11-28T14:00:01Z'))
    const late = await undo()
    assert.deepEqual(!late.ok && late.error, { type: 'locked' })
    await visitor.post('/admin/session-undos', { act_id: act!.id })
    const { flash } = (await visitor.visit('/admin/class-sessions')).body()
    assert.equal(flash.error, 'Can’t undo: attendance for this session is locked.')
    assert.equal((await rowOf(centre, session)).status, 'cancelled')
    cleanup(freezeClock('2026-11-28T14:00Z'))
    assert.isTrue((await undo()).ok)
  })

  test('is told to nobody by letter: it is over for everybody', async ({ client, assert }) => {
    const { centre, session } = await completedSession()
    const visitor = await desk(client, centre)
    const form = await body(centre, session, { not_held: true })
    const preview = await visitor.post('/admin/session-cancellation-previews', form)
    assert.isNull(preview.body().audience)
    await visitor.post(path, { ...form, told: ['students', 'instructors'] })
    assert.equal((await rowOf(centre, session)).status, 'cancelled')
    assert.lengthOf(await rowsOf(centre, 'announcements'), 0)
  })

  test('stays on the month’s sheet as not held and counts for nobody, although it is billed', async ({
    client,
    assert,
  }) => {
    const { centre, group, instructor, session, student } = await completedSession()
    await withTenant(centre.id, () =>
      db()
        .updateTable('attendance')
        .set({ billed_at: new Date() })
        .where('student_id', '=', student)
        .execute()
    )
    const visitor = await desk(client, centre)
    const sheetOf = async () => {
      const page = await visitor.visit(`/admin/groups/${group}?tab=attendance&month=2026-11`)
      const { sheet } = page.body().props.attendance
      const signs = sheet.students.flatMap((one: { signs: string[] }) => one.signs)
      return { signs, total: sheet.total }
    }
    const before = { signs: ['absent', 'absent'], total: { attended: 0, marked: 2 } }
    assert.deepEqual(await sheetOf(), before)
    await visitor.post(path, await body(centre, session))
    assert.deepEqual(await sheetOf(), {
      signs: ['called_off', 'called_off'],
      total: { attended: 0, marked: 0 },
    })
    assert.equal(await paidMinutes(centre, instructor), 0)
  })

  test('T4 takes the right to cancel, in one’s own centre', async ({ client, assert }) => {
    const { centre, session } = await completedSession()
    const reader = await createAdministratorWho(centre, ['admin.sessions.index'])
    const visitor = await (await signedIn(client, reader)).prepare()
    assert.equal((await visitor.post(path, await body(centre, session))).status(), 403)
    const stranger = await desk(client, await createCentre())
    await stranger.post(path, await body(centre, session))
    assert.equal((await rowOf(centre, session)).status, 'completed')
  })

  test('costs nobody anything, also where it was billed, and the instructor keeps their pay', async ({
    client,
    assert,
  }) => {
    const { centre, instructor, session, student } = await completedSession()
    await withTenant(centre.id, async () => {
      await db()
        .updateTable('attendance')
        .set({ billed_at: new Date() })
        .where('student_id', '=', student)
        .execute()
      await db()
        .updateTable('class_sessions')
        .set({ paid_at: new Date(), pays_instructor: true })
        .where('id', '=', session)
        .execute()
    })
    const visitor = await desk(client, centre)
    await visitor.post(path, await body(centre, session))
    assert.equal((await rowOf(centre, session)).status, 'cancelled')
    assert.deepEqual(await chargeOf(centre, session, student), ['called_off', 0, false])
    assert.equal(await paidMinutes(centre, instructor), 60)
  })
})
