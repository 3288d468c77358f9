import { test } from '@japa/runner'
import { deleteDraft } from '#domain/billing/documents/delete_draft'
import type { FullDocument } from '#domain/billing/documents/find_document'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { openPayersOf } from '#domain/billing/payers/open_payer'
import { removeSecondPayer } from '#domain/billing/second_payers/remove_second_payer'
import { system } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { TransferEnrolment } from '#domain/teaching/enrolments/actions/transfer_enrolment'
import { aMark, sayPolicy } from '#tests/helpers/attendance/attendance'
import { documentIn, issue, voidIn } from '#tests/helpers/billing/documents'
import { createService } from '#tests/helpers/billing/price_list'
import {
  currentOf,
  differencesIn,
  proposedShares,
  settlePayer,
  shareWith,
} from '#tests/helpers/billing/second_payers'
import {
  attended,
  came,
  feeOf,
  pricedGroup,
  unbilledLines,
  unbilledOf,
} from '#tests/helpers/billing/unbilled'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { actIn, createGroup } from '#tests/helpers/teaching/groups'

const sixty = { share: { percent: 6_000 } }

const kwd = (minor: bigint, currency = 'KWD') => ({
  share: { amount: { minor, currency, exponent: 3 } },
})

/** Three sessions of KWD 3.333. */
async function sharedPlace(centre: Centre, agreement: Parameters<typeof shareWith>[2] = sixty) {
  const place = await pricedGroup(centre, { minor: 3_333n })
  const made = await shareWith(centre, place.enrolment, agreement)
  if (!made.ok) throw new Error(made.error.type)
  const sessions = []
  for (const day of ['2026-11-02', '2026-11-09', '2026-11-16'])
    sessions.push(await attended(centre, place, day))
  return { ...place, sessions }
}

const totals = (documents: FullDocument[]) => documents.map(({ total }) => total)

const billedMarks = async (centre: Centre) =>
  (await rowsOf(centre, 'attendance')).filter(({ billed_at: at }) => at !== null).length

const voided = async (centre: Centre, { id }: FullDocument) =>
  (await voidIn(centre, await documentIn(centre, id))).ok

const refusalOf = async (result: ReturnType<typeof shareWith>) => {
  const answer = await result
  return answer.ok ? 'set' : answer.error.type
}

test.group('A second payer', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 gets an invoice of the share, and both sum to the line', async ({ assert }) => {
    const centre = await createCentre()
    await sharedPlace(centre)
    const [family, company] = await unbilledOf(centre)
    assert.isNotNull(family!.student_id)
    assert.isNotNull(company!.payer_id)
    const [first, second] = await proposedShares(centre)
    assert.deepEqual(totals([first!, second!]), ['4000', '5999'])
    assert.equal(first!.lines[0]!.label_en?.split(': ')[1], '4000 of the fees')
    assert.equal(second!.lines[0]!.label_en?.split(': ')[1], '6000 of the fees')
    assert.equal(second!.lines[0]!.session_count, 3)
    assert.isEmpty((await unbilledLines(centre)).lines)
    assert.isEmpty((await proposedShares(centre)) as unknown[])
    assert.lengthOf(await rowsOf(centre, 'billing_claims'), 6)
  })

  test('C16 sessions stay billed until neither share is; either is billed again as it was', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sharedPlace(centre)
    const [first, second] = (await proposedShares(centre)) as [FullDocument, FullDocument]
    await issue(centre, second)
    assert.equal(await billedMarks(centre), 3)
    await issue(centre, first)
    assert.isTrue(await voided(centre, first))
    assert.equal(await billedMarks(centre), 3)
    const [again, ...others] = await proposedShares(centre)
    assert.isEmpty(others)
    assert.equal(again!.total, '4000')
    assert.equal(again!.payer_id, first.payer_id)
    assert.isTrue(await voided(centre, second))
    assert.equal(await billedMarks(centre), 0)
    assert.deepEqual(totals(await proposedShares(centre)), ['5999'])
    assert.isEmpty(await verifyBooks(centre.id))
  })

  test('C16 two who void both shares at once free the sessions', async ({ assert }) => {
    const centre = await createCentre()
    await sharedPlace(centre)
    const drafts = await proposedShares(centre)
    for (const made of drafts) await issue(centre, made)
    const results = await Promise.all(drafts.map((one) => voided(centre, one)))
    assert.deepEqual(results, [true, true])
    assert.equal(await billedMarks(centre), 0)
    assert.isEmpty(await rowsOf(centre, 'billing_claims'))
  })

  test('C16 a change touches only what neither share bills', async ({ assert }) => {
    const centre = await createCentre()
    const place = await sharedPlace(centre)
    const [first, second] = (await proposedShares(centre)) as [FullDocument, FullDocument]
    await deleteDraft({ tenantId: centre.id, actor: system, id: second.id, version: 1 })
    const { id: current } = (await currentOf(centre, place.enrolment))!
    await shareWith(centre, place.enrolment, { share: { percent: 1_000 }, current })
    await attended(centre, place, '2026-11-20')
    for (const isListed of [true, false]) {
      const { lines } = await unbilledLines(centre, { with_sessions: isListed })
      assert.sameDeepMembers(
        lines.map(({ shared, gross }) => [shared?.share, shared?.percent, gross]),
        [
          ['second', 6_000, 5_999n],
          ['first', 9_000, 3_000n],
          ['second', 1_000, 333n],
        ]
      )
    }
    assert.equal((await documentIn(centre, first.id)).total, '4000')
  })

  test('C16 without a second payer the first pays what is not billed', async ({ assert }) => {
    const centre = await createCentre()
    const { enrolment } = await sharedPlace(centre)
    const { id: current } = (await currentOf(centre, enrolment))!
    const act = { tenantId: centre.id, actor: system, enrolment_id: enrolment }
    assert.isTrue((await removeSecondPayer({ ...act, current })).ok)
    const [only, ...others] = await proposedShares(centre)
    assert.equal(only!.total, '9999')
    assert.isEmpty(others)
    const again = await removeSecondPayer({ ...act, current })
    assert.equal(again.ok ? 'removed' : again.error.type, 'stale_version')
  })

  test('C16 an amount is of each session, by its charge, and never above it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    const place = await sharedPlace(centre, kwd(1_001n))
    await attended(centre, place, '2026-11-20', { status: 'absent' })
    const [first, second] = await proposedShares(centre)
    assert.deepEqual(totals([second!, first!]), ['3504', '8162'])
  })

  test('C16 who pays everything leaves the first payer nothing', async ({ assert }) => {
    const centre = await createCentre()
    await sharedPlace(centre, { share: { percent: 10_000 } })
    const [only, ...others] = await proposedShares(centre)
    assert.deepEqual([only!.payer.kind, only!.total], ['company', '9999'])
    assert.isEmpty(others)
    await issue(centre, only!)
    assert.isEmpty((await unbilledLines(centre)).lines)
    const { skipped } = await unbilledLines(centre)
    assert.deepEqual(
      skipped.map(({ reason, session_count }) => [reason, session_count]),
      [['billed', 3]]
    )
  })

  test('C16 hours are summed: three times 50 minutes of KWD 8.500 are shared without a rest', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 8_500n, mode: 'per_hour' })
    await shareWith(centre, place.enrolment, { share: { percent: 3_333 } })
    for (const day of ['2026-11-02', '2026-11-09', '2026-11-16'])
      await attended(centre, place, day, { minutes: 50 })
    const [first, second] = await proposedShares(centre)
    assert.deepEqual(totals([first!, second!]), ['14167', '7083'])
  })

  test('C16 a percentage is of a term and of fees too, an amount of the term alone', async ({
    assert,
  }) => {
    const sharesBy = async (agreement: Parameters<typeof shareWith>[2]) => {
      const centre = await createCentre()
      const price = { cents: 5_001, from: '2026-01-01' }
      const book = await createService(centre, { kind: 'book', unit: 'item' }, price)
      const term = { minor: 20_001n, mode: 'per_term', currency: 'USD', exponent: 2 } as const
      const place = await pricedGroup(centre, term)
      await feeOf(centre, place.group, book, 'each')
      await shareWith(centre, place.enrolment, agreement)
      const drafts = await proposedShares(centre)
      assert.isEmpty((await unbilledLines(centre)).lines)
      return drafts.map(({ lines }) => lines.map((line) => line.gross).toSorted())
    }
    assert.deepEqual(await sharesBy({ share: { percent: 5_000 } }), [
      ['10000', '2500'],
      ['10001', '2501'],
    ])
    const amount = { minor: 8_000n, currency: 'USD', exponent: 2 }
    assert.deepEqual(await sharesBy({ share: { amount } }), [['12001', '5001'], ['8000']])
  })

  test('C16 a correction is a difference of each payer, and each is settled alone', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    const place = await sharedPlace(centre)
    const [first, second] = (await proposedShares(centre)) as [FullDocument, FullDocument]
    await issue(centre, second)
    const absent = { status: 'absent', seen: 1 } as const
    await came(centre, place.sessions[1]!, [aMark(place.student, absent)])
    assert.sameDeepMembers(
      (await differencesIn(centre)).map(({ payer_id, billed, present, proposal }) => {
        return { payer_id, billed, present, proposal }
      }),
      [
        { payer_id: first.payer_id, billed: 1_333n, present: 667n, proposal: 'line' },
        { payer_id: second.payer_id, billed: 2_000n, present: 1_000n, proposal: 'credit_note' },
      ]
    )
    assert.isTrue((await settlePayer(centre, second.payer_id)).ok)
    const [open, ...others] = await differencesIn(centre)
    assert.equal(open!.payer_id, first.payer_id)
    assert.isEmpty(others)
    assert.isTrue((await settlePayer(centre, first.payer_id)).ok)
    assert.isEmpty(await differencesIn(centre))
    const [ours, theirs] = [await documentIn(centre, first.id), await documentIn(centre, second.id)]
    assert.deepEqual([ours.total, theirs.total, theirs.credited], ['3334', '5999', '1000'])

    await came(centre, place.sessions[1]!, [aMark(place.student, { status: 'present', seen: 2 })])
    for (const { payer_id } of [first, second]) await settlePayer(centre, payer_id)
    assert.isEmpty(await differencesIn(centre))
    const billed = (await rowsOf(centre, 'documents')).reduce(
      (sum, { total, credited, kind }) =>
        kind === 'invoice' ? sum + Number(total) - Number(credited) : sum,
      0
    )
    assert.equal(billed, 9_999)
    assert.isEmpty(await verifyBooks(centre.id))
  })

  test('C16 is nobody who pays anyway, and no stranger', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_333n })
    const set = (agreement: Parameters<typeof shareWith>[2]) =>
      refusalOf(shareWith(centre, place.enrolment, agreement))
    const payers = await withTenant(centre.id, () => openPayersOf([place.student]))
    assert.equal(await set({ ...sixty, reference: `student:${place.student}` }), 'pays_already')
    const own = `payer:${payers.get(place.student)}`
    assert.equal(await set({ ...sixty, reference: own }), 'pays_already')
    assert.equal(await set({ ...sixty, reference: `payer:${place.student}` }), 'unknown_payer')
    assert.equal(await set(kwd(1_000n, 'SAR')), 'other_currency')
    const other = await createCentre()
    const foreign = await shareWith(other, place.enrolment, sixty)
    assert.equal(foreign.ok ? 'set' : foreign.error.type, 'not_found')
    assert.isEmpty(await rowsOf(centre, 'enrolment_payers'))
  })

  test('C16 two people who name one at once: the second is told', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_333n })
    const set = () => refusalOf(shareWith(centre, place.enrolment, sixty))
    assert.sameMembers(await Promise.all([set(), set()]), ['set', 'stale_version'])
  })

  test('C16 goes along when the student is transferred', async ({ assert }) => {
    const centre = await createCentre()
    const place = await sharedPlace(centre)
    const target = await createGroup(centre)
    const moved = await new TransferEnrolment().execute({
      ...actIn(centre),
      id: place.enrolment,
      targetId: target,
      on: '2026-11-21',
      price: 'keep',
      reason: null,
      overCapacityReason: null,
    })
    if (!moved.ok) throw new Error(moved.error.type)
    const agreed = await currentOf(centre, moved.value.id)
    assert.equal(agreed!.percent, 6_000)
    assert.isNull(agreed!.amount)
  })

  test('C16 a payer with a share can’t be deleted', async ({ assert }) => {
    const centre = await createCentre()
    await sharedPlace(centre)
    const [row] = await rowsOf(centre, 'enrolment_payers')
    const remove = withTenant(centre.id, () =>
      db().deleteFrom('payers').where('id', '=', row!.payer_id).execute()
    )
    await assert.rejects(() => remove, /foreign key/)
  })
})
