import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { UpdateRoom } from '#domain/scheduling/rooms/actions/update_room'
import { actIn } from '#tests/helpers/teaching/groups'
import { cancel, edit, sessionsIn } from '#tests/helpers/scheduling/editing'

const hour = (day: number) => [`2026-09-${day}T14:00Z`, `2026-09-${day}T15:00Z`] as const

const elsewhere = { date: '2026-09-22', starts: '09:00', minutes: 60 }

/** On one day, of one instructor: one that stands alone, and others that were let through beside it. */
async function letThrough(centre: Centre, days: readonly number[], taken: Record<string, unknown>) {
  const { userId } = await createAdministrator(centre)
  const mark = { clash_reason: 'Two halves', clash_allowed_by: userId }
  for (const [at, day] of days.entries())
    await writeSession(centre, ...hour(day), at ? { ...taken, ...mark } : taken)
  const rows = await sessionsIn(centre)
  return {
    usual: rows.find(({ clash_reason: reason }) => !reason)!,
    marked: rows.filter(({ clash_reason: reason }) => reason),
  }
}

const reasonOf = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'class_sessions', { id }))[0].clash_reason as string | null

test.group('A session that was let through', (group) => {
  group.each.setup(() => freezeClock('2026-09-09T00:00Z'))

  const leaving = {
    'moves away': (centre: Centre, row: Parameters<typeof edit>[1]) =>
      edit(centre, row, { time: elsewhere }),
    'is cancelled': (centre: Centre, row: Parameters<typeof edit>[1]) => cancel(centre, [row]),
    'gets another room': async (centre: Centre, row: Parameters<typeof edit>[1]) =>
      edit(centre, row, { roomId: await createRoom(centre) }),
  }
  for (const [how, leave] of Object.entries(leaving))
    test(`stands alone again when the other one ${how}`, async ({ assert }) => {
      const centre = await createCentre()
      const taken = { room_id: await createRoom(centre) }
      const { usual, marked } = await letThrough(centre, [14, 14], taken)
      assert.isTrue((await leave(centre, usual)).ok)
      const [now] = await rowsOf(centre, 'class_sessions', { id: marked[0]!.id })
      assert.containsSubset(now, { clash_reason: null, clash_allowed_by: null, version: 2 })
      const [entry] = await rowsOf(centre, 'audit_events', { subject_id: now.id })
      assert.containsSubset(entry, {
        action: 'sessions.update',
        before: { clash_reason: 'Two halves' },
        after: { clash_reason: null },
      })
      await assert.rejects(() => writeSession(centre, ...hour(14), taken), /room_alone/)
    })

  test('stands alone again when its room may be booked by several', async ({ assert }) => {
    const centre = await createCentre()
    const [room, instructor] = [await createRoom(centre), await createInstructor(centre)]
    const { userId } = await createAdministrator(centre)
    const mark = { clash_reason: 'Two halves', clash_allowed_by: userId }
    const at = (day: number, columns: object) =>
      writeSession(centre, `2088-03-0${day}T14:00Z`, `2088-03-0${day}T15:00Z`, {
        ...{ room_id: room, ...columns },
      })
    await at(1, {})
    const alone = await at(1, mark)
    await at(2, { instructor_id: instructor })
    const busy = await at(2, { instructor_id: instructor, ...mark })
    const fields = {
      ...{ code: null, name_en: 'Hall', name_ar: null, kind: 'room' as const, capacity: 10 },
      ...{ equipment: [], colour: null, can_double_book: true },
    }
    const changed = await new UpdateRoom().execute({
      ...actIn(centre),
      ...{ id: room, version: 1, fields },
    })
    assert.isTrue(changed.ok)
    assert.isNull(await reasonOf(centre, alone))
    const [entry] = await rowsOf(centre, 'audit_events', { subject_id: alone })
    assert.containsSubset(entry, {
      action: 'sessions.update',
      before: { clash_reason: 'Two halves' },
    })
    assert.equal(await reasonOf(centre, busy), 'Two halves')
  })

  test('stays so while another one is in its way', async ({ assert }) => {
    const centre = await createCentre()
    const taken = { instructor_id: await createInstructor(centre) }
    const { usual, marked } = await letThrough(centre, [14, 14, 14], taken)
    assert.isTrue((await cancel(centre, [usual])).ok)
    for (const { id } of marked) assert.equal(await reasonOf(centre, id), 'Two halves')
    const [first, second] = marked
    assert.isTrue((await edit(centre, first!, { time: elsewhere })).ok)
    assert.isNull(await reasonOf(centre, first!.id))
    assert.isNull(await reasonOf(centre, second!.id))
  })

  test('stays so on other days, and once it is over', async ({ assert }) => {
    const centre = await createCentre()
    const taken = { instructor_id: await createInstructor(centre) }
    const { usual, marked } = await letThrough(centre, [14, 15, 10], taken)
    const thaw = freezeClock('2026-09-11T00:00Z')
    assert.isTrue((await edit(centre, usual, { time: elsewhere })).ok)
    thaw()
    for (const { id } of marked) assert.equal(await reasonOf(centre, id), 'Two halves')
  })
})
