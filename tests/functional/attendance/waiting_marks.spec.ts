import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  mark,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { signedIn } from '#tests/helpers/visitor'

test.group('Marks that waited on a device', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test('a mark is answered with the version it made, also when it comes again after a correction', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    const [student, other] = students as [string, string]
    const first = aMark(student)
    assert.equal((await marked(centre, session, [first])).versions.get(first.id), 1)
    const correction = aMark(student, { status: 'absent', seen: 1 })
    assert.equal((await marked(centre, session, [correction])).versions.get(correction.id), 2)
    const again = await marked(centre, session, [first, aMark(other)])
    assert.equal(again.versions.get(first.id), 1)
    const same = aMark(student, { status: 'absent' })
    assert.equal((await marked(centre, session, [same])).versions.get(same.id), 2)
  })

  test('where a session is refused, what was kept before is still told', async ({ assert }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    const [first, second] = students.map((id) => aMark(id)) as [
      ReturnType<typeof aMark>,
      ReturnType<typeof aMark>,
    ]
    await marked(centre, session, [first])
    freezeClock('2027-01-01T00:00Z')
    const result = await mark(centre, session, [first, second])
    assert.deepEqual(
      !result.ok && result.error.type === 'locked' && [result.error.type, result.error.kept],
      ['locked', [first.id]]
    )
  })

  test('text that stands is left by a mark whose device keeps none', async ({ assert }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    const [student] = students as [string]
    const bare = { leaves_text: true, excuse: null, note: null }
    await marked(centre, session, [
      aMark(student, { status: 'excused', excuse: 'Ill', note: 'Call them' }),
    ])
    const at = { notice_at: '2026-11-25T09:00:00.000Z', status: 'excused' as const }
    await marked(centre, session, [aMark(student, { ...at, ...bare, seen: 1 })])
    const row = () => attendanceOf(centre, session, student)
    assert.deepInclude(await row(), { excuse: 'Ill', note: 'Call them', version: 2 })
    await marked(centre, session, [aMark(student, { status: 'present', ...bare, seen: 2 })])
    assert.deepInclude(await row(), { excuse: null, note: 'Call them' })
  })

  test('it says when it was made, that it waited, and for whom: never for another', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 1)
    const account = await createAdministrator(centre)
    const visitor = await signedIn(client, account)
    const send = (by: Account, waited: number) =>
      visitor.post(`/admin/class-sessions/${session}/attendance-marks`, {
        ...{ marks: [{ ...aMark(students[0]!), waited }], by: by.userId },
      })
    assert.equal((await send(await createAdministrator(centre), 60)).status(), 409)
    assert.isEmpty(await rowsOf(centre, 'attendance_marks'))
    assert.equal((await send(account, 31 * 86_400)).status(), 302)
    assert.equal((await send(account, -1)).status(), 302)
    assert.equal((await send(account, 300)).status(), 200)
    const [kept] = await rowsOf(centre, 'attendance_marks')
    assert.containsSubset(kept, { method: 'offline', marked_by: account.userId })
    assert.equal((kept!.marked_at as Date).toISOString(), '2026-11-25T13:05:00.000Z')
  })

  test('of marks sent together those are kept that one may make, and the others are named', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    const [first, second] = students as [string, string]
    await marked(centre, session, [aMark(second)])
    const marker = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.attendance.index', 'admin.attendance.create'])
    )
    const marks = [aMark(first), aMark(second, { status: 'absent', seen: 1 })]
    const answer = await marker.post(`/admin/class-sessions/${session}/attendance-marks`, { marks })
    assert.deepEqual(answer.body().kept, [marks[0]!.id])
    assert.deepEqual(answer.body().refused, [
      { id: marks[1]!.id, student_id: second, fault: 'forbidden' },
    ])
    assert.deepInclude(await attendanceOf(centre, session, second), { status: 'present' })
  })

  test('the key that seals them is an account’s own, kept nowhere, and given to whoever marks', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const keyOf = async (account: Account) =>
      (await signedIn(client, account)).get('/device-key').header('Accept', 'application/json')
    const account = await createAdministrator(centre)
    const answer = await keyOf(account)
    assert.equal(answer.header('cache-control'), 'no-store')
    const { key, account: of } = answer.body()
    assert.equal(of, account.userId)
    assert.lengthOf(Buffer.from(key, 'base64'), 32)
    assert.equal((await keyOf(account)).body().key, key)
    for (const other of [
      await createPerson(centre, 'instructor'),
      await createAdministrator(await createCentre()),
    ]) {
      assert.notEqual((await keyOf(other)).body().key, key)
    }
    assert.equal((await keyOf(await createPerson(centre, 'student'))).status(), 403)
  })

  test('a session that is locked by now keeps nothing that waited too long', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { lock_days: 0 })
    const { session, students } = await markableSession(centre, 1)
    const visitor = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.attendance.index', 'admin.attendance.create'])
    )
    freezeClock('2026-11-25T15:00Z')
    const answer = await visitor.post(`/admin/class-sessions/${session}/attendance-marks`, {
      marks: [{ ...aMark(students[0]!), waited: 6_000 }],
    })
    assert.deepEqual([answer.status(), answer.body().refusal], [422, 'locked'])
  })
})
