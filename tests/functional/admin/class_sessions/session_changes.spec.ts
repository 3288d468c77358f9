import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import { sayPolicy } from '#tests/helpers/attendance/attendance'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { edit, sessionsIn } from '#tests/helpers/scheduling/editing'
import { scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { errorsOf, seen } from '#tests/helpers/scheduling/session_pages'
import { createGroup } from '#tests/helpers/teaching/groups'
import { wordsOf } from '#tests/helpers/words/words'

const cancellations = '/admin/session-cancellations'
const restorations = '/admin/session-restorations'

const first = ['2026-09-14T14:00Z', '2026-09-14T15:00Z'] as const
const past = ['2026-09-01T14:00Z', '2026-09-01T15:00Z'] as const
const cancelled = { status: 'cancelled', cancelled_by: 'weather' }

test.group('Cancelling and restoring class sessions in the back office', (group) => {
  group.each.setup(() => freezeClock('2026-09-09T00:00Z'))

  test('cancelled by whom and why, by who may change sessions; what is over is left alone', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await clerk(client, centre, ['admin.sessions.update'])
    const ahead = await writeSession(centre, ...first)
    const over = await writeSession(centre, ...past)
    const asked = { sessions: seen(ahead, over) }
    const told = (await visitor.post('/admin/session-cancellation-previews', asked)).body()
    const kept = { reason: 'past', count: 1, starts: [] }
    assert.deepEqual([told.plan.changed, told.plan.left], [1, [kept]])
    assert.isEmpty(await rowsOf(centre, 'class_sessions', { status: 'cancelled' }))
    await visitor.post(cancellations, {
      ...asked,
      cancelled_by: 'instructor',
      cancel_reason: 'Ill',
    })
    const [row, ...more] = await rowsOf(centre, 'class_sessions', { status: 'cancelled' })
    assert.isEmpty(more)
    assert.deepEqual([row.id, row.cancelled_by, row.cancel_reason], [ahead, 'instructor', 'Ill'])
  })

  test('what families are charged and owed is said beforehand to who may see attendance, and decided with it', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await clerk(client, centre, ['admin.sessions.update', 'admin.attendance.index'])
    await sayPolicy(centre, { make_ups: 'ask' })
    const { personId: student } = await createPerson(centre, 'student')
    const id = await writeSession(centre, ...first, { type: 'regular', student_id: student })
    const asked = { sessions: seen(id) }
    const previews = '/admin/session-cancellation-previews'
    const { follows } = (await visitor.post(previews, asked)).body()
    assert.deepEqual([follows.make_ups, follows.one_to_one.length], [1, 1])
    assert.containsSubset(follows.one_to_one[0], {
      asks_make_up: true,
      outcome: { event: 'excused', charge_percent: 0, makes_up: null },
    })
    const decided = { ...asked, makes_up: 'true' }
    const again = (await visitor.post(previews, decided)).body().follows.one_to_one[0]
    assert.isTrue(again.outcome.makes_up)
    const blind = await clerk(client, centre, ['admin.sessions.update'])
    assert.isNull((await blind.post(previews, asked)).body().follows)
    await visitor.post(cancellations, { ...decided, cancelled_by: 'student' })
    const [mark] = await rowsOf(centre, 'attendance')
    assert.deepInclude(mark, { session_id: id, method: 'call_off', makes_up: true })
    assert.lengthOf(await rowsOf(centre, 'make_up_credits', { session_id: id }), 1)
  })

  test('restored where the hour is free, else let through with a reason by who may', async ({
    client,
    assert,
  }) => {
    const { centre, admin, visitor } = await office(client)
    const instructor = await createInstructor(centre)
    const id = await writeSession(centre, ...first, { instructor_id: instructor, ...cancelled })
    const other = await writeSession(centre, ...first, { instructor_id: instructor })
    const asked = { sessions: seen(id) }
    const told = (await visitor.post('/admin/session-restoration-previews', asked)).body()
    assert.isTrue(told.may_clash)
    assert.deepEqual(
      [told.plan.clashing, told.plan.told[0].clashes[0].id, told.plan.told[0].clashes[0].kinds],
      [1, other, ['instructor']]
    )
    const words = wordsOf('en')
    await visitor.post(restorations, asked)
    assert.containsSubset(await errorsOf(visitor), {
      clash_reason: words.get('sessions.errors.clash_reason'),
    })
    const planner = await clerk(client, centre, ['admin.sessions.index', 'admin.sessions.update'])
    await planner.post(restorations, asked)
    assert.containsSubset(await errorsOf(planner), {
      clash_reason: words.get('sessions.errors.clashes_below'),
    })
    const through = { ...asked, previewed: told.plan.fingerprint, clash_reason: 'Two halves' }
    assert.equal((await planner.post(restorations, through)).status(), 403)
    assert.lengthOf(await rowsOf(centre, 'class_sessions', { status: 'cancelled' }), 1)
    await visitor.post(restorations, { ...through, previewed: 'of yesterday' })
    assert.property(await errorsOf(visitor), 'previewed')
    await visitor.post(restorations, through)
    const [row] = await rowsOf(centre, 'class_sessions', { id })
    assert.deepEqual(
      [row.status, row.clash_reason, row.clash_allowed_by],
      ['scheduled', 'Two halves', admin.userId]
    )
  })

  test('all that match a list’s address are previewed as they stand, and named one by one', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const exam = await writeSession(centre, ...first, { title: 'Exam' })
    await writeSession(centre, ...first)
    await writeSession(await createCentre(), ...first, { title: 'Exam' })
    const told = await visitor.post('/admin/session-cancellation-previews', {
      matching: 'q=exam',
    })
    assert.deepEqual(told.body().asked, seen(exam))
    assert.equal(told.body().plan.changed, 1)
    const all = await visitor.post('/admin/session-cancellation-previews', { matching: '' })
    assert.lengthOf(all.body().asked, 2)
  })

  test('what changed in the series since the preview is looked at again before it is cancelled', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const groupId = await createGroup(centre)
    await scheduled(centre, { groupId }, weekly({ kind: 'count', count: 4 }))
    const [, second, third] = await sessionsIn(centre)
    const asked = { sessions: seen(second.id), scope: 'following' }
    const preview = async () =>
      (await visitor.post('/admin/session-cancellation-previews', asked)).body().plan
    const previewed = (await preview()).fingerprint
    const form = { ...asked, cancelled_by: 'weather', cancel_reason: 'Storm' }
    await edit(centre, third, { title: 'Exam' })
    await visitor.post(cancellations, { ...form, previewed })
    assert.property(await errorsOf(visitor), 'previewed')
    assert.isEmpty(await rowsOf(centre, 'class_sessions', { status: 'cancelled' }))
    await visitor.post(cancellations, { ...form, previewed: (await preview()).fingerprint })
    assert.lengthOf(await rowsOf(centre, 'class_sessions', { status: 'cancelled' }), 2)
  })

  test('what is wrong, stale or another centre’s changes nothing', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const id = await writeSession(centre, ...first)
    const over = await writeSession(centre, ...past)
    const theirs = await writeSession(await createCentre(), ...first)
    const asked = { sessions: seen(id), cancelled_by: 'centre' }
    const refusals: [object, string][] = [
      [{ cancelled_by: 'nobody' }, 'cancelled_by'],
      [{ cancel_reason: 'x'.repeat(501) }, 'cancel_reason'],
      [{ sessions: [] }, 'sessions'],
      [{ sessions: [{ id, version: 7 }] }, 'version'],
      [{ sessions: seen(over) }, 'sessions'],
      [{ scope: 'every' }, 'scope'],
      [{ scope: 'all' }, 'scope'],
      [{ sessions: seen(id, over), scope: 'following' }, 'scope'],
    ]
    for (const [fields, field] of refusals) {
      await visitor.post(cancellations, { ...asked, ...fields })
      assert.property(await errorsOf(visitor), field)
    }
    for (const one of [theirs, uuid(), 'nonsense']) {
      const sessions = seen(one)
      for (const path of [cancellations, restorations, '/admin/session-restoration-previews'])
        assert.equal((await visitor.post(path, { ...asked, sessions })).status(), 404)
    }
    assert.isEmpty(await rowsOf(centre, 'class_sessions', { status: 'cancelled' }))
  })
})
