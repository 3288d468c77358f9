import { test } from '@japa/runner'
import { aLine, createPayer, credit, issued } from '#tests/helpers/billing/documents'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/ledger'

type Row = { account: string; balance: { minor: string } }

const balancesIn = async (visitor: Visitor, query = '') => {
  const { balances } = (await visitor.visit(path + query)).body().props
  return Object.fromEntries(balances.map(({ account, balance }: Row) => [account, balance.minor]))
}

async function bookedCentre() {
  const centre = await createCentre()
  const payer = await createPayer(centre)
  const invoice = await issued(centre, { payer_id: payer, lines: [aLine('10000')] })
  await credit(centre, invoice, { kind: 'amount', minor: '2300' })
  return { centre, payer, day: invoice.issued_on! }
}

test.group('The ledger', () => {
  test('a trial balance adds up to zero, of the days that are asked for', async ({
    client,
    assert,
  }) => {
    const { centre, day } = await bookedCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const balances = { receivable: '9200', income: '-8000', tax: '-1200' }
    assert.deepEqual(await balancesIn(visitor), balances)
    assert.deepEqual(await balancesIn(visitor, `?from=${day}&until=${day}`), balances)
    assert.deepEqual(await balancesIn(visitor, '?from=2001-01-01&until=2001-12-31'), {})
    assert.deepEqual(await balancesIn(visitor, '?from=2001-13-01&until=never'), balances)
  })

  test('an account lists its entries with document and payer', async ({ client, assert }) => {
    const { centre, payer } = await bookedCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { entries, count } = (await visitor.visit(`${path}/receivable?currency=SAR`)).body().props
    assert.equal(count, 2)
    assert.deepEqual(
      entries.map((entry: { amount: { minor: string } }) => entry.amount.minor),
      ['-2300', '11500']
    )
    assert.equal(entries[0].payer.id, payer)
    assert.equal(entries[0].document_kind, 'credit_note')
    ;(await visitor.get(`${path}/gold?currency=SAR`)).assertStatus(404)
    ;(await visitor.get(`${path}/receivable`)).assertStatus(404)
  })

  test('books are checked when it is asked for, and another centre’s are not read', async ({
    client,
    assert,
  }) => {
    const { centre } = await bookedCentre()
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    assert.deepEqual((await visitor.post(`${path}/verification`, {})).body(), { faults: [] })
    const other = await signedIn(client, await createAdministrator(await createCentre()))
    assert.deepEqual(await balancesIn(other), {})
  })

  test('a workbook has the accounts', async ({ client }) => {
    const { centre } = await bookedCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const file = await visitor.get(`${path}/export?format=xlsx`)
    file.assertStatus(200)
  })

  test('whoever works in some branches alone is not shown a part of the books', async ({
    client,
    assert,
  }) => {
    const { centre } = await bookedCentre()
    const [branch] = await rowsOf(centre, 'branches')
    const branches = [branch.id]
    const account = await createAdministratorWho(centre, ['admin.ledger.index'], { branches })
    const visitor = await (await signedIn(client, account)).prepare()
    const { is_whole, balances } = (await visitor.visit(path)).body().props
    assert.isFalse(is_whole)
    assert.isEmpty(balances)
    ;(await visitor.get(`${path}/receivable?currency=SAR`)).assertStatus(403)
    ;(await visitor.post(`${path}/verification`, {})).assertStatus(403)
  })
})
