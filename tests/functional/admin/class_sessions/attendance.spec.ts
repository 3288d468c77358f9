import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  markableSession,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { props, signedIn } from '#tests/helpers/visitor'

const during = '2026-11-25T13:10Z'

test.group('Attendance of a session', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('the page shows the roster, and marks are kept at once and answered with what follows', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    const { session, students } = await markableSession(centre)
    const page = `/admin/class-sessions/${session}`
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { attendance } = await props(visitor, `${page}/attendance`)
    assert.sameMembers(idsOf(attendance.rows), students)
    assert.containsSubset(attendance, { is_locked: false, opens_in: 0, session_id: session })
    assert.lengthOf((await props(visitor, page)).attendance.rows, 3)
    const [first, second] = students as [string, string]
    const marks = [aMark(first), aMark(second, { status: 'absent', note: ' Ill? ' })]
    const answer = await visitor.post(`${page}/attendance-marks`, { marks })
    assert.equal(answer.status(), 200)
    const told = answer.body()
    assert.sameMembers(told.kept, [marks[0]!.id, marks[1]!.id])
    assert.containsSubset(told.attendance.rows, [
      {
        ...{ status: 'absent', version: 1, note: 'Ill?' },
        outcome: { event: 'no_show', charge_percent: 50, makes_up: false },
      },
    ])
    assert.containsSubset(await attendanceOf(centre, session, first), { status: 'present' })
  })

  test('what another marked meanwhile is answered, not overwritten, and both stand in the history', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    const [student] = students as [string]
    const page = `/admin/class-sessions/${session}`
    const visitor = await signedIn(client, await createAdministrator(centre))
    const send = (mark: ReturnType<typeof aMark>) =>
      visitor.post(`${page}/attendance-marks`, { marks: [mark] })
    await send(aMark(student, { status: 'late', minutes_late: 10 }))
    const refused = (await send(aMark(student, { status: 'absent' }))).body()
    assert.containsSubset(refused.refused, [{ student_id: student, fault: 'changed' }])
    assert.containsSubset(refused.attendance.rows, [{ status: 'late', minutes_late: 10 }])
    await send(aMark(student, { status: 'absent', seen: 1 }))
    const history = await visitor.get(`${page}/students/${student}/attendance-marks`)
    assert.containsSubset(history.body(), [
      {
        mark: { status: 'absent' },
        before: { status: 'late', minutes_late: 10 },
        method: 'manual',
      },
      { mark: { status: 'late' }, before: null },
    ])
    assert.isString(history.body()[0].by.first_name)
  })

  test('seeing, marking, correcting and correcting what is locked each take their own permission', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const hour: [string, string] = ['2026-11-25T10:00Z', '2026-11-25T11:00Z']
    const { session, students } = await markableSession(centre, 2, hour)
    const [first, second] = students as [string, string]
    const page = `/admin/class-sessions/${session}`
    const as = async (...verbs: ('index' | 'create' | 'update' | 'delete')[]) =>
      signedIn(
        client,
        await createAdministratorWho(centre, [
          'admin.sessions.index',
          ...verbs.map((verb) => `admin.attendance.${verb}` as const),
        ])
      )
    type Visitor = Awaited<ReturnType<typeof as>>
    const status = async (visitor: Visitor, body: object) =>
      (await visitor.post(`${page}/attendance-marks`, body)).status()
    const nobody = await as()
    assert.equal((await nobody.get(`${page}/attendance`)).status(), 403)
    assert.equal((await nobody.get(`${page}/students/${first}/attendance-marks`)).status(), 403)
    assert.isNull((await props(nobody, page)).attendance)
    const reader = await as('index')
    assert.equal((await reader.get(`${page}/attendance`)).status(), 200)
    assert.equal(await status(reader, { marks: [aMark(first)] }), 403)
    const marker = await as('index', 'create')
    assert.equal(await status(marker, { marks: [aMark(first)] }), 200)
    const late = () => aMark(first, { status: 'late', seen: 1 })
    assert.equal(await status(marker, { marks: [late()] }), 403)
    const corrector = await as('index', 'update')
    assert.equal(await status(corrector, { marks: [aMark(second)] }), 403)
    assert.equal(await status(corrector, { marks: [late()] }), 200)
    await sayPolicy(centre, { lock_days: 0 })
    const again = () => aMark(first, { status: 'absent', seen: 2 })
    const refused = await corrector.post(`${page}/attendance-marks`, { marks: [again()] })
    assert.deepEqual([refused.status(), refused.body().refusal], [422, 'locked'])
    const head = await as('index', 'update', 'delete')
    const silent = await head.post(`${page}/attendance-marks`, { marks: [again()] })
    assert.equal(silent.body().refusal, 'no_reason')
    assert.equal(await status(head, { marks: [again()], reason: 'Their teacher told us' }), 200)
    assert.containsSubset(await attendanceOf(centre, session, first), { status: 'absent' })
  })

  test('what is over and not taken is a queue, twenty minutes after its end, for whoever may see it', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const over: [string, string] = ['2026-11-25T11:00Z', '2026-11-25T12:00Z']
    const { session, students } = await markableSession(centre, 1, over)
    await markableSession(centre, 1, ['2026-11-25T12:00Z', '2026-11-25T13:00Z'])
    await markableSession(centre, 0, over)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const standing = async (who: typeof visitor) =>
      (await props(who, '/admin/class-sessions?when=all&starts_to=2026-11-25')).sessions.rows.find(
        ({ id }: { id: string }) => id === session
      ).attendance
    const queue = await visitor.get('/admin/unmarked-sessions?instructor=x')
    const address = queue.headers().location as string
    assert.match(address, /only=unmarked/)
    const list = '/admin/class-sessions?only=unmarked&when=all&starts_to=2026-11-25'
    const ids = async () =>
      (await props(visitor, list)).sessions.rows.map(({ id }: { id: string }) => id)
    assert.include(await ids(), session)
    assert.equal(await standing(visitor), 'not_taken')
    const alerts = (await props(visitor, '/admin/today?kind=unmarked')).attention
    assert.deepEqual(
      alerts.rows.map(({ id }: { id: string }) => id),
      [session]
    )
    const planner = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.sessions.index', 'admin.groups.index'])
    )
    assert.equal((await planner.get('/admin/unmarked-sessions')).status(), 403)
    assert.isEmpty((await props(planner, list)).query.only)
    assert.isNull(await standing(planner))
    const { counts } = (await props(planner, '/admin/today')).attention
    assert.notInclude(JSON.stringify(counts), 'unmarked')
    const { id, ...mark } = aMark(students[0]!)
    for (const written of [id.toUpperCase(), id]) {
      const marks = [{ ...mark, id: written }]
      const told = await visitor.post(`/admin/class-sessions/${session}/attendance-marks`, {
        marks,
      })
      assert.deepEqual(told.body().kept, [id])
    }
    assert.notInclude(await ids(), session)
    assert.equal(await standing(visitor), 'taken')
  })

  test('another centre and another branch find nothing, and nothing invalid is kept', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    const [student] = students as [string]
    const page = `/admin/class-sessions/${session}`
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    await findsNothing(stranger)
    const north = await secondBranch(centre)
    const limited = await createAdministratorWho(centre, [...all], { branches: [north] })
    await findsNothing(await signedIn(client, limited))
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const wrong of [
      { status: 'asleep' },
      { minutes_late: 0 },
      { notice_at: 'yesterday' },
      { notice_at: '0001-01-01T00:00:00+14:00' },
      { notice_at: '2026-02-31T10:00:00Z' },
      { seen: -1 },
      { id: 'mine' },
    ]) {
      const marks = [{ ...aMark(student, { status: 'late' }), ...wrong }]
      assert.equal(await sent({ marks }), 302, JSON.stringify(wrong))
    }
    const twin = aMark(student)
    const twins = { marks: [twin, { ...twin, status: 'absent' }] }
    assert.equal(await sent(twins), 302)
    assert.equal(await sent({ marks: [] }), 302)
    assert.isEmpty(await keptIn(centre))

    async function sent(body: object) {
      return (await visitor.post(`${page}/attendance-marks`, body)).status()
    }

    async function findsNothing(who: typeof stranger) {
      assert.equal((await who.get(`${page}/attendance`)).status(), 404)
      const told = await who.post(`${page}/attendance-marks`, { marks: [aMark(student)] })
      assert.equal(told.status(), 404)
      const history = await who.get(`${page}/students/${student}/attendance-marks`)
      assert.equal(history.status(), 404)
    }
  })
})

const all = [
  'admin.sessions.index',
  'admin.attendance.index',
  'admin.attendance.create',
  'admin.attendance.update',
] as const

const keptIn = (centre: Centre) => rowsOf(centre, 'attendance_marks')

const idsOf = (rows: { student: { id: string } }[]) => rows.map(({ student }) => student.id)
