import { test } from '@japa/runner'
import { proposeDrafts } from '#domain/billing/unbilled/propose_drafts'
import { system } from '#domain/shared/audit/actor'
import { freezeClock } from '#domain/shared/time/clock'
import { sayPolicy } from '#tests/helpers/attendance/attendance'
import { attended, pricedGroup, shareWords, unbilledLines } from '#tests/helpers/billing/unbilled'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'

const propose = (centre: Centre) =>
  proposeDrafts({
    tenantId: centre.id,
    actor: system,
    filter: { from: '2026-11-01', until: '2026-11-30' },
    words: shareWords,
  })

test.group('Drafts of what is unbilled', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 are one for each payer and currency, claim their sessions, and are made once', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    const dinars = await pricedGroup(centre, { minor: 3_333n })
    for (const day of ['02', '09', '16']) await attended(centre, dinars, `2026-11-${day}`)
    await attended(centre, dinars, '2026-11-20', { status: 'absent' })
    const term = await pricedGroup(centre, { minor: 90_000n, mode: 'per_term', currency: 'SAR' })
    const { ids, refused } = await propose(centre)
    assert.isEmpty(refused)
    assert.lengthOf(ids, 2)
    const documents = await rowsOf(centre, 'documents')
    const totals = documents.map(({ currency, total }) => [currency, total])
    assert.sameDeepMembers(totals, [
      ['KWD', '11666'],
      ['SAR', '90000'],
    ])
    const claims = await rowsOf(centre, 'billing_claims')
    assert.sameMembers(
      claims.map(({ charge_percent }) => charge_percent),
      [100, 100, 100, 50]
    )
    const [claimed] = await rowsOf(centre, 'term_claims')
    assert.equal(claimed!.enrolment_id, term.enrolment)
    assert.isEmpty((await unbilledLines(centre)).lines)
    assert.deepEqual(await propose(centre), { ids: [], refused: [], more: 0 })
  })
})
