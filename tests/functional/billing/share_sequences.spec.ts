import { test } from '@japa/runner'
import fc from 'fast-check'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { freezeClock } from '#domain/shared/time/clock'
import { sayPolicy } from '#tests/helpers/attendance/attendance'
import { differencesIn, proposedShares } from '#tests/helpers/billing/second_payers'
import {
  aShareAct,
  performShare,
  settleAll,
  type ShareAct,
  type SharedCourse,
} from '#tests/helpers/billing/share_acts'
import { pricedGroup } from '#tests/helpers/billing/unbilled'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'

const charges = { present: 3_333, absent: 1_667 } as const

/** All payers are billed together what is answered, once everything is proposed and settled. */
async function billedAfter(acts: ShareAct[]) {
  const centre = await createCentre()
  await sayPolicy(centre, { no_show_charge: 50 })
  const place = await pricedGroup(centre, { minor: 3_333n })
  const course: SharedCourse = { centre, place, sessions: [] }
  for (const act of acts) await performShare(course, act)
  await settleAll(course)
  await proposedShares(centre)
  const open = await differencesIn(centre)
  const faults = await verifyBooks(centre.id)
  const invoices = (await rowsOf(centre, 'documents', { kind: 'invoice' })).filter(
    ({ status }) => status !== 'void'
  )
  return {
    open: open.length,
    faults,
    billed: invoices.reduce((sum, one) => sum + Number(one.total) - Number(one.credited), 0),
    due: course.sessions.reduce((sum, { status }) => sum + charges[status], 0),
  }
}

test.group('Shares after any sequence of acts', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 sum to what everything costs', async ({ assert }) => {
    const acts = fc.array(aShareAct, { minLength: 8, maxLength: 30 })
    const run = fc.asyncProperty(acts, async (some) => {
      const { open, faults, billed, due } = await billedAfter([
        { act: 'meet', choice: 1 },
        { act: 'agree', choice: 13 },
        ...some,
      ])
      assert.equal(billed, due)
      assert.equal(open, 0)
      assert.isEmpty(faults)
    })
    await fc.assert(run, { numRuns: Number(process.env.SHARE_RUNS ?? 6) })
  }).timeout(600_000)
})
