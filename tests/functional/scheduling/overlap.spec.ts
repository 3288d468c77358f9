import { test } from '@japa/runner'
import { sql } from 'kysely'
import { db, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import {
  alone,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'

const first = ['2026-09-07T14:00Z', '2026-09-07T15:30Z'] as const

/** [how it lies, start, end] beside a session from 14:00 to 15:30 */
const overlapping = [
  ['is equal', ...first],
  ['starts with it and ends later', '2026-09-07T14:00Z', '2026-09-07T16:00Z'],
  ['starts with it and ends earlier', '2026-09-07T14:00Z', '2026-09-07T14:01Z'],
  ['ends with it', '2026-09-07T15:00Z', '2026-09-07T15:30Z'],
  ['lies in it', '2026-09-07T14:30Z', '2026-09-07T15:00Z'],
  ['holds it', '2026-09-07T13:00Z', '2026-09-07T16:00Z'],
  ['runs into it', '2026-09-07T13:00Z', '2026-09-07T14:01Z'],
  ['begins before it is over', '2026-09-07T15:29Z', '2026-09-07T17:00Z'],
  ['comes over midnight from the day before', '2026-09-06T20:00Z', '2026-09-07T14:30Z'],
] as const

const touching = [
  ['2026-09-07T13:00Z', '2026-09-07T14:00Z'],
  ['2026-09-07T15:30Z', '2026-09-07T17:00Z'],
] as const

const refusal = (column: string) => new RegExp(`class_sessions_${column.replace('_id', '')}_alone`)

const change = (centre: Centre, id: string, columns: Record<string, unknown>) =>
  withTenant(centre.id, () =>
    db().updateTable('class_sessions').set(columns).where('id', '=', id).execute()
  )

const typed = (column: string) => (column === 'group_id' ? { type: 'regular' } : {})

test.group('Overlap past the application', () => {
  for (const { what, column, make } of alone) {
    test(`one ${what} is refused what {how}`)
      .with(overlapping.map(([how, starts, ends]) => ({ how, starts, ends })))
      .run(async ({ assert }, { starts, ends }) => {
        const centre = await createCentre()
        const taken = { [column]: await make(centre), ...typed(column) }
        await writeSession(centre, ...first, taken)
        await assert.rejects(() => writeSession(centre, starts, ends, taken), refusal(column))
        const moved = await writeSession(centre, '2026-09-09T14:00Z', '2026-09-09T15:00Z', taken)
        await assert.rejects(
          () => change(centre, moved, { starts_at: starts, ends_at: ends }),
          refusal(column)
        )
        assert.lengthOf(await rowsOf(centre, 'class_sessions'), 2)
      })

    test(`sessions of one ${what} may touch, and another ${what} is free`, async ({ assert }) => {
      const centre = await createCentre()
      const taken = { [column]: await make(centre), ...typed(column) }
      await writeSession(centre, ...first, taken)
      for (const [starts, ends] of touching) await writeSession(centre, starts, ends, taken)
      await writeSession(centre, ...first, { ...taken, [column]: await make(centre) })
      assert.lengthOf(await rowsOf(centre, 'class_sessions'), 4)
    })

    test(`one ${what}: the one that is cancelled is no obstacle until it is restored`, async ({
      assert,
    }) => {
      const centre = await createCentre()
      const taken = { [column]: await make(centre), ...typed(column) }
      const id = await writeSession(centre, ...first, taken)
      await change(centre, id, { status: 'cancelled', cancelled_by: 'weather' })
      await writeSession(centre, ...first, taken)
      await assert.rejects(
        () => change(centre, id, { status: 'scheduled', cancelled_by: null }),
        refusal(column)
      )
    })

    test(`one ${what}: what was let through says why and by whom`, async ({ assert }) => {
      const centre = await createCentre()
      const { userId } = await createAdministrator(centre)
      const taken = { [column]: await make(centre), ...typed(column) }
      await writeSession(centre, ...first, taken)
      await assert.rejects(
        () => writeSession(centre, ...first, { ...taken, clash_reason: 'Both halves' }),
        /class_sessions_let_through/
      )
      const allowed = { clash_reason: 'Both halves', clash_allowed_by: userId }
      const id = await writeSession(centre, ...first, { ...taken, ...allowed })
      await assert.rejects(
        () => change(centre, id, { clash_reason: null, clash_allowed_by: null }),
        refusal(column)
      )
    })

    test(`two writers at once book one ${what} once`, async ({ assert }) => {
      const centre = await createCentre()
      const taken = { [column]: await make(centre), ...typed(column) }
      const tries = await Promise.allSettled(
        Array.from({ length: 4 }, () => writeSession(centre, ...first, taken))
      )
      assert.lengthOf(await rowsOf(centre, 'class_sessions'), 1)
      const refused = tries.filter(({ status }) => status === 'rejected')
      assert.lengthOf(refused, 3)
    })
  }

  test('an hour that comes twice is two hours', async ({ assert }) => {
    const centre = await createCentre()
    const taken = { instructor_id: await createInstructor(centre) }
    const berlin = (starts: string, ends: string) =>
      writeSession(centre, `2026-10-25 ${starts}`, `2026-10-25 ${ends}`, taken)
    await berlin('02:00+02', '03:00+02')
    await berlin('02:00+01', '03:00+01')
    await assert.rejects(() => berlin('02:59+02', '03:00+01'), /instructor_alone/)
  })

  test('two centres know nothing of each other', async ({ assert }) => {
    const [one, other] = [await createCentre(), await createCentre()]
    const room = await createRoom(one)
    await writeSession(one, ...first, { room_id: room })
    await assert.rejects(() => writeSession(other, ...first, { room_id: room }), /foreign key/)
  })
})

test.group('Rooms that may be double-booked', () => {
  test('take two sessions, and the row can’t say otherwise of one that may not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const hall = { room_id: await createRoom(centre, { can_double_book: true }) }
    await writeSession(centre, ...first, { ...hall, room_is_exclusive: true })
    await writeSession(centre, ...first, hall)
    const room = { room_id: await createRoom(centre) }
    await writeSession(centre, ...first, room)
    await assert.rejects(
      () => writeSession(centre, ...first, { ...room, room_is_exclusive: false }),
      /room_alone/
    )
    const elsewhere = await writeSession(centre, ...first, hall)
    await assert.rejects(() => change(centre, elsewhere, room), /room_alone/)
    await change(centre, elsewhere, { room_is_exclusive: true })
    const [row] = await rowsOf(centre, 'class_sessions', { id: elsewhere })
    assert.isFalse(row.room_is_exclusive)
  })

  test('may not become exclusive while two sessions to come overlap; past ones stay', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const id = await createRoom(centre, { can_double_book: true })
    const exclusive = (can_double_book: boolean) =>
      withTenant(centre.id, () =>
        db().updateTable('rooms').set({ can_double_book }).where('id', '=', id).execute()
      )
    const past = ['2020-01-01T10:00Z', '2020-01-01T11:00Z'] as const
    for (let time = 0; time < 2; time++) await writeSession(centre, ...past, { room_id: id })
    await exclusive(false)
    await exclusive(true)
    const coming = ['2099-01-01T10:00Z', '2099-01-01T11:00Z'] as const
    await writeSession(centre, ...coming, { room_id: id })
    const second = await writeSession(centre, ...coming, { room_id: id })
    await assert.rejects(() => exclusive(false), /room_alone/)
    await change(centre, second, { room_id: null })
    await exclusive(false)
    await assert.rejects(() => writeSession(centre, ...coming, { room_id: id }), /room_alone/)
  })
})

test.group('A class session’s row', () => {
  const group = { type: 'regular' }
  const bad: [string, readonly [string, string], Record<string, unknown>][] = [
    ['that ends as it starts', ['2026-09-07T14:00Z', '2026-09-07T14:00Z'], {}],
    ['that ends before it starts', ['2026-09-07T14:00Z', '2026-09-07T13:00Z'], {}],
    ['of 25 hours', ['2026-09-07T14:00Z', '2026-09-08T15:00Z'], {}],
    ['of nobody that is no event', first, group],
    ['cancelled by nobody', first, { status: 'cancelled' }],
    ['with a reason for no cancellation', first, { cancel_reason: 'Rain' }],
    ['with an original start of no series', first, { original_start: first[0] }],
  ]

  test('{what} is refused')
    .with(bad.map(([what, span, columns]) => ({ what, span, columns })))
    .run(async ({ assert }, { span, columns }) => {
      const centre = await createCentre()
      await assert.rejects(() => writeSession(centre, ...span, columns), /check/)
    })

  test('is there once for a series and its original start', async ({ assert }) => {
    const centre = await createCentre()
    const id = crypto.randomUUID()
    await withTenant(centre.id, () =>
      sql`insert into class_series (id, type, time_zone, rule, starts_on, ends_on, ends_kind)
        values (${id}, 'event', 'Asia/Riyadh', '{}', '2026-09-01', '2026-09-30', 'on')`.execute(
        db()
      )
    )
    const of = { series_id: id, original_start: first[0] }
    await writeSession(centre, ...first, of)
    await assert.rejects(
      () => writeSession(centre, '2026-09-09T14:00Z', '2026-09-09T15:00Z', of),
      /series_id_original_start_key/
    )
  })
})
