import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import fc from 'fast-check'
import BooksVerify from '#commands/books_verify'
import { issueDocuments } from '#domain/billing/documents/issue_documents'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { system } from '#domain/shared/audit/actor'
import { ownerPool, withTenant } from '#domain/shared/data/database'
import { anAct, isBalanced, perform } from '#tests/helpers/billing/book_acts'
import {
  billingZone,
  createPayer,
  documentIn,
  draft,
  issue,
  issued,
} from '#tests/helpers/billing/documents'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'

class Failed extends Error {}

type Wanted = Parameters<typeof issueDocuments>[0]['documents'][number]

/** Everything is done that issuing does, and then the transaction fails. */
const failAfterIssue = (centre: Centre, documents: Wanted[]) =>
  withTenant(centre.id, async () => {
    await issueDocuments({ tenantId: centre.id, documents, zone: billingZone, actor: system })
    throw new Failed()
  }).catch((error) => {
    if (!(error instanceof Failed)) throw error
  })

test.group('The books of a centre', () => {
  test('C16 sixteen at once, a fifth of them rolled back: no number is missing', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const payer = await createPayer(centre)
    const drafts = []
    for (let made = 0; made < 40; made++) drafts.push(await draft(centre, { payer_id: payer }))
    const queue = [...drafts.entries()]
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [index, document] = next
          if (index % 5 === 0) await failAfterIssue(centre, [document])
          else await issue(centre, document)
        }
      })
    )
    const numbers = (await rowsOf(centre, 'documents', { status: 'issued' })).map(
      ({ sequence }) => sequence
    )
    assert.sameMembers(
      numbers,
      Array.from({ length: 32 }, (_, index) => String(index + 1))
    )
    assert.deepEqual(await verifyBooks(centre.id), [])
    assert.isTrue(await isBalanced(centre))
  }).timeout(60_000)

  test('C16 are right after any sequence of acts', async ({ assert }) => {
    const run = fc.asyncProperty(fc.array(anAct, { minLength: 5, maxLength: 25 }), async (acts) => {
      const centre = await createCentre()
      const payer = await createPayer(centre)
      for (const act of acts) await perform(centre, payer, act)
      assert.deepEqual(await verifyBooks(centre.id), [])
      assert.isTrue(await isBalanced(centre))
      for (const { credited, total } of await rowsOf(centre, 'documents'))
        assert.isTrue(BigInt(credited) <= BigInt(total))
    })
    await fc.assert(run, { numRuns: 8 })
  }).timeout(120_000)

  test('C16 the command finds what somebody with the keys of the database has changed', async ({
    assert,
    cleanup,
  }) => {
    const centre = await createCentre()
    const made = await issued(centre)
    const other = await issued(centre)
    const client = await ownerPool().connect()
    const tamper = async (enabled: 'disable' | 'enable always', change = 'select 1') => {
      await client.query('begin')
      await client.query(`select set_config('app.tenant_id', $1, true)`, [centre.id])
      await client.query(`alter table documents ${enabled} trigger documents_frozen`)
      await client.query(change)
      await client.query('commit')
    }
    cleanup(async () => {
      await tamper('enable always')
      client.release()
    })
    await tamper(
      'disable',
      `update documents set number = 'X-1', sequence = 9 where id = '${made.id}'`
    )
    const faults = await verifyBooks(centre.id)
    assert.includeDeepMembers(faults, [
      { check: 'number_missing', subject: `invoices/${made.issued_on!.slice(0, 4)} 1` },
      { check: 'number_uncounted', subject: 'X-1' },
      { check: 'fiscal_amount_differs', subject: 'X-1' },
    ])
    assert.notInclude(
      faults.map(({ subject }) => subject),
      other.number!
    )
    const command = await ace.create(BooksVerify, [])
    await command.exec()
    assert.equal(command.exitCode, 1)
    await tamper(
      'disable',
      `update documents set number = '${made.number}', sequence = 1 where id = '${made.id}'`
    )
    assert.deepEqual(await verifyBooks(centre.id), [])
    assert.equal((await documentIn(centre, made.id)).number, made.number)
  })
})
