import { test } from '@japa/runner'
import { proposeDrafts } from '#domain/billing/unbilled/propose_drafts'
import { system } from '#domain/shared/audit/actor'
import { inBranches } from '#domain/shared/data/branch_limit'
import { freezeClock } from '#domain/shared/time/clock'
import {
  createPayer,
  credit,
  documentIn,
  draft,
  issue,
  issued,
  voidIn,
} from '#tests/helpers/billing/documents'
import { faultsIn, pay, paymentIn, voidPaymentIn } from '#tests/helpers/billing/payments'
import { aMark } from '#tests/helpers/attendance/attendance'
import {
  attended,
  came,
  pricedGroup,
  sessionOn,
  unbilledLines,
  shareWords,
} from '#tests/helpers/billing/unbilled'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'

const days = { from: '2026-11-01', until: '2026-11-30' }

test.group('Whoever is limited to a branch', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 bills only what is taught there', async ({ assert }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const places = {
      main: await pricedGroup(centre, { minor: 3_333n }),
      north: await pricedGroup(centre, { minor: 5_000n }, { branchId: north }),
    }
    await attended(centre, places.main, '2026-11-02')
    const { group: there, student } = places.north
    const session = await sessionOn(centre, there, '2026-11-02', { branch_id: north })
    await came(centre, session, [aMark(student)])

    const within = <T>(work: () => Promise<T>) => inBranches([north], work)
    const { lines } = await within(() => unbilledLines(centre, days))
    assert.deepEqual(
      lines.map(({ student_id, gross }) => [student_id, gross]),
      [[student, 5_000n]]
    )
    const { ids } = await within(() =>
      proposeDrafts({ tenantId: centre.id, actor: system, filter: days, words: shareWords })
    )
    assert.lengthOf(ids, 1)
    const [document] = await rowsOf(centre, 'documents')
    assert.equal(document!.branch_id, north)
    assert.lengthOf((await unbilledLines(centre, days)).lines, 1)
  })

  test('C16 neither reads nor changes invoices of another branch', async ({ assert }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const [made, sent] = [await draft(centre), await issued(centre)]
    const within = <T>(work: () => Promise<T>) => inBranches([north], work)
    assert.isEmpty(await within(() => rowsOf(centre, 'documents')))
    assert.isEmpty(await within(() => rowsOf(centre, 'ledger_entries')))
    const results = await within(async () => [
      await issue(centre, made),
      await voidIn(centre, sent),
      await credit(centre, sent, { kind: 'all' }),
    ])
    for (const result of results) assert.isTrue(!result.ok && result.error.type === 'not_found')
  })

  test('C16 issues nothing of another branch beside people who work there', async ({ assert }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const [main, there] = [await draft(centre), await draft(centre, { branch_id: north })]
    const [refused, issuedThere, issuedMain] = await Promise.all([
      inBranches([north], () => issue(centre, main)),
      inBranches([north], () => issue(centre, there)),
      inBranches([main.branch_id], () => issue(centre, main)),
    ])
    assert.deepEqual(refused, { ok: false, error: { type: 'not_found' } } as never)
    assert.isTrue(issuedThere.ok)
    assert.isTrue(issuedMain.ok)
  })

  test('C17 takes money into their branch, and releases what it paid in others', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const payer = await createPayer(centre)
    const within = <T>(work: () => Promise<T>) => inBranches([north], work)
    const advance = await within(() => pay(centre, [['card', '5000']], { payer_id: payer }))
    assert.equal((await paymentIn(centre, advance.id)).branch_id, north)

    const [main, there] = [
      await issued(centre, { payer_id: payer }),
      await issued(centre, { payer_id: payer, branch_id: north }),
    ]
    await pay(centre, [['card', '23000']], { payer_id: payer })
    const note = await within(() => credit(centre, there, { kind: 'all' }))
    assert.isFalse(note.ok)
    const paid = await documentIn(centre, there.id)
    assert.isTrue((await within(() => credit(centre, paid, { kind: 'all' }))).ok)
    assert.isTrue((await voidPaymentIn(centre, advance.id)).ok)
    assert.equal((await documentIn(centre, main.id)).open, '0')
    assert.deepEqual(await faultsIn(centre), [])
  })
})
