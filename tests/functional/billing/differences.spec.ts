import { test } from '@japa/runner'
import { listDifferences } from '#domain/billing/unbilled/list_differences'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, sayPolicy } from '#tests/helpers/attendance/attendance'
import { billedNow, claimedBy } from '#tests/helpers/billing/claims'
import {
  attended,
  came,
  pricedGroup,
  sessionOn,
  unbilledLines,
} from '#tests/helpers/billing/unbilled'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'

const differencesIn = (centre: Centre) => readTenant(centre.id, () => listDifferences())

const amountsIn = async (centre: Centre) =>
  (await differencesIn(centre)).flatMap(({ differences }) =>
    differences.map(({ session_id, billed, present, proposal }) => [
      session_id,
      billed,
      present,
      proposal,
    ])
  )

test.group('Differences after the bill', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 a corrected mark is compared with its claim, and what agrees is left out', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    const place = await pricedGroup(centre, { minor: 3_333n })
    const first = await attended(centre, place, '2026-11-02')
    const second = await attended(centre, place, '2026-11-09')
    await claimedBy(centre, { ...place, sessions: [first, second], unit_price: 3_333 })
    for (const session of [first, second]) await billedNow(centre, session)
    assert.isEmpty(await differencesIn(centre))
    await came(centre, second, [aMark(place.student, { status: 'absent', seen: 1 })])
    assert.deepEqual(await amountsIn(centre), [[second, 3_333n, 1_667n, 'line']])
    const [family] = await differencesIn(centre)
    assert.deepEqual(family!.totals, [{ currency: 'KWD', exponent: 3, minor: -1_666n }])
    const { skipped } = await unbilledLines(centre)
    assert.deepEqual(
      skipped.map(({ reason, session_count }) => [reason, session_count]),
      [
        ['billed', 1],
        ['billed', 1],
      ]
    )
  })

  test('C16 more is owed where an absence turns out to be attendance, by the price of the day', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    const place = await pricedGroup(centre, { minor: 3_333n })
    const session = await attended(centre, place, '2026-11-02', { status: 'absent' })
    await claimedBy(centre, { ...place, sessions: [session], unit_price: 1_667, percent: 50 })
    await came(centre, session, [aMark(place.student, { seen: 1 })])
    assert.deepEqual(await amountsIn(centre), [[session, 1_667n, 3_333n, 'line']])
  })

  test('C16 a session that is called off afterwards costs nothing, one that is longer more', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 8_500n, mode: 'per_hour' })
    const off = await attended(centre, place, '2026-11-02', { minutes: 50 })
    const longer = await attended(centre, place, '2026-11-09', { minutes: 50 })
    const sessions = [off, longer]
    await claimedBy(centre, { ...place, sessions, unit: 'hour', unit_price: 8_500, minutes: 50 })
    await withTenant(centre.id, async () => {
      await db()
        .updateTable('class_sessions')
        .set({ status: 'cancelled', cancelled_by: 'centre' })
        .where('id', '=', off)
        .execute()
      await db()
        .updateTable('class_sessions')
        .set({ ends_at: new Date('2026-11-09T14:00Z') })
        .where('id', '=', longer)
        .execute()
    })
    assert.deepEqual(await amountsIn(centre), [
      [off, 7_083n, 0n, 'line'],
      [longer, 7_083n, 8_500n, 'line'],
    ])
  })

  test('C16 what waits for its mark, or is not over, is as it was billed', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_333n })
    const unmarked = await sessionOn(centre, place.group, '2026-11-02')
    const ahead = await sessionOn(centre, place.group, '2026-12-02')
    await claimedBy(centre, { ...place, sessions: [unmarked, ahead], unit_price: 3_333 })
    assert.isEmpty(await differencesIn(centre))
  })

  test('C16 knows nothing of another centre', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_333n })
    const session = await attended(centre, place, '2026-11-02')
    await claimedBy(centre, { ...place, sessions: [session], unit_price: 3_333 })
    await came(centre, session, [aMark(place.student, { status: 'absent', seen: 1 })])
    assert.lengthOf(await differencesIn(centre), 1)
    assert.isEmpty(await differencesIn(await createCentre()))
    const { skipped } = await unbilledLines(centre)
    assert.notInclude(
      skipped.map(({ reason }) => reason),
      'billed'
    )
  })
})
