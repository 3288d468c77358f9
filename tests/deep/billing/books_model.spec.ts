import { test } from '@japa/runner'
import fc from 'fast-check'
import { sql } from 'kysely'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { platform } from '#domain/shared/data/database'
import { anAct, isBalanced, perform } from '#tests/helpers/billing/book_acts'
import { createPayer } from '#tests/helpers/billing/documents'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'

const sequences = 10_000
const atOnce = 16

/** So many acts lie between two cuts of every connection of the application. */
const cutEvery = 500

/** An act whose connection was cut may have happened, or not. */
const isCut = (error: unknown) =>
  /terminat|connection|ECONNRESET|EPIPE|silent|08\w{3}|57P0\d/i.test(
    `${(error as { code?: string }).code} ${(error as Error).message}`
  )

/** The application ends its own connections, the one that asks among them. */
const endAll = sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where usename = current_user and datname = current_database()`

test.group('The books of one centre', () => {
  test('C16 are right after ten thousand sequences of acts, sixteen at once, with connections cut midway', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const payers = [await createPayer(centre), await createPayer(centre), await createPayer(centre)]
    const acknowledged = new Map<string, string>()
    const all = fc.sample(fc.array(anAct, { minLength: 1, maxLength: 4 }), {
      numRuns: sequences,
      seed: 20261130,
    })
    let [done, cuts] = [0, 0]
    const writer = async () => {
      for (let acts = all.pop(); acts; acts = all.pop()) {
        for (const act of acts) {
          const payer = payers[act.choice % payers.length]!
          const answer = await perform(centre, payer, act).catch((error: unknown) => {
            if (!isCut(error)) throw error
            return undefined
          })
          if (answer && 'ok' in answer && answer.ok && act.act === 'issue') {
            const { id, number } = answer.value as { id: string; number: string }
            acknowledged.set(id, number)
          }
          if (++done % cutEvery === 0) {
            cuts++
            await endAll.execute(platform()).catch(() => {})
          }
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, writer))
    assert.isAbove(cuts, 10)
    assert.deepEqual(await verifyBooks(centre.id), [])
    assert.isTrue(await isBalanced(centre))
    const documents = await rowsOf(centre, 'documents')
    const numbers = new Map(documents.map(({ id, number }) => [id, number]))
    for (const [id, number] of acknowledged) assert.equal(numbers.get(id), number)
  }).timeout(3_600_000)
})
