import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, sayPolicy } from '#tests/helpers/attendance/attendance'
import { claimedBy } from '#tests/helpers/billing/claims'
import { issue } from '#tests/helpers/billing/documents'
import { attended, came, pricedGroup } from '#tests/helpers/billing/unbilled'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/invoices/differences'

const propsOf = async (visitor: Visitor, query = '') =>
  (await visitor.visit(path + query)).body().props

type Correction = { from: 'present' | 'absent'; to: 'present' | 'absent' }

const lowered: Correction = { from: 'present', to: 'absent' }

async function differingCentre({ from, to } = lowered) {
  const centre = await createCentre()
  await sayPolicy(centre, { no_show_charge: 50 })
  const place = await pricedGroup(centre, { minor: 3_333n })
  const session = await attended(centre, place, '2026-11-02', { status: from })
  const { payer, document } = await claimedBy(centre, {
    ...place,
    sessions: [session],
    unit_price: from === 'present' ? 3_333 : 1_667,
    percent: from === 'present' ? 100 : 50,
  })
  await came(centre, session, [aMark(place.student, { status: to, seen: 1 })])
  const tick = { payer_id: payer, session_id: session, student_id: place.student }
  return { centre, tick, document }
}

test.group('Differences in the back office', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 are listed by family and settled by one press', async ({ client, assert }) => {
    const { centre, tick, document } = await differingCentre()
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const { families, can } = await propsOf(visitor)
    assert.deepEqual(can, { settle: true, credit: true })
    assert.lengthOf(families, 1)
    assert.containsSubset(families[0].rows[0], {
      billed: { minor: '3333', currency: 'KWD' },
      present: { minor: '1667' },
      change: { minor: '-1666' },
      proposal: 'line',
    })
    await visitor.post(path, { sessions: [tick] })
    const after = await propsOf(visitor)
    assert.isEmpty(after.families)
    const [draft] = await rowsOf(centre, 'documents', { id: document })
    assert.equal(draft.subtotal, '1667')
  })

  test('C16 are paged by family, with the count and the sums of all', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    for (let family = 0; family < 26; family += 1) {
      const place = await pricedGroup(centre, { minor: 3_333n })
      const session = await attended(centre, place, '2026-11-02')
      await claimedBy(centre, { ...place, sessions: [session], unit_price: 3_333, percent: 100 })
      await came(centre, session, [aMark(place.student, { status: 'absent', seen: 1 })])
    }
    const visitor = await signedIn(client, await createAdministrator(centre))
    const totals = [{ minor: String(26 * -1666), currency: 'KWD', exponent: 3 }]
    const all = { families: 26, count: 26, last_page: 2, totals }
    const [first, second] = [await propsOf(visitor), await propsOf(visitor, '?page=2')]
    assert.deepEqual(first.summary, { ...all, page: 1 })
    assert.lengthOf(first.families, 25)
    assert.deepEqual(second.summary, { ...all, page: 2 })
    assert.lengthOf(second.families, 1)
    assert.equal((await propsOf(visitor, '?page=x')).summary.page, 1)
    assert.equal((await propsOf(visitor, '?page=9')).summary.page, 2)
  })

  test('C16 an invoice to which a draft adds isn’t void, and its page says why', async ({
    client,
    assert,
  }) => {
    const { centre, tick, document } = await differingCentre({ from: 'absent', to: 'present' })
    await issue(centre, { id: document, version: 1 })
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    await visitor.post(path, { sessions: [tick] })
    const [{ version }] = await rowsOf(centre, 'documents', { id: document })
    const url = `/admin/invoices/${document}`
    await visitor.post(`${url}/void`, { reason: 'Wrong family', version })
    const { errors, invoice } = (await visitor.visit(url)).body().props
    assert.match(errors.version, /bills more for a session of this one/)
    assert.equal(invoice.status, 'issued')
  })

  test('whoever may only see invoices settles nothing', async ({ client, assert }) => {
    const { centre, tick } = await differingCentre()
    const account = await createAdministratorWho(centre, ['admin.invoices.index'])
    const visitor = await (await signedIn(client, account)).prepare()
    assert.lengthOf((await propsOf(visitor)).families, 1)
    ;(await visitor.post(path, { sessions: [tick] })).assertStatus(403)
  })

  test('what is no id is refused', async ({ client, assert }) => {
    const { centre, tick } = await differingCentre()
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const answer = await visitor.post(path, { sessions: [{ ...tick, payer_id: 'constructor' }] })
    answer.assertStatus(302)
    const { errors, families } = await propsOf(visitor)
    assert.sameMembers(Object.keys(errors), ['sessions.0.payer_id'])
    assert.lengthOf(families, 1)
  })

  test('another centre’s differences are neither seen nor settled', async ({ client, assert }) => {
    const { centre, tick } = await differingCentre()
    const other = await createAdministrator(await createCentre())
    const visitor = await (await signedIn(client, other)).prepare()
    assert.isEmpty((await propsOf(visitor)).families)
    await visitor.post(path, { sessions: [tick] })
    await visitor.post(path, { sessions: [] })
    assert.isNotEmpty((await propsOf(visitor)).errors)
    const owner = await signedIn(client, await createAdministrator(centre))
    assert.lengthOf((await propsOf(owner)).families, 1)
  })
})
