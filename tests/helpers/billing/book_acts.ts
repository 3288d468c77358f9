import fc from 'fast-check'
import { deleteDraft } from '#domain/billing/documents/delete_draft'
import { trialBalance } from '#domain/billing/ledger/trial_balance'
import { system } from '#domain/shared/audit/actor'
import { db, readTenant } from '#domain/shared/data/database'
import { sum } from '#domain/shared/money/rounding'
import { aLine, credit, draft, issue, voidIn } from '#tests/helpers/billing/documents'
import type { Centre } from '#tests/helpers/centre/centre'

export const isBalanced = async (centre: Centre) => {
  const accounts = await readTenant(centre.id, () => trialBalance({ from: null, until: null }))
  return sum(accounts.map(({ balance }) => BigInt(balance))) === 0n
}

export type Act = {
  act: 'draft' | 'delete' | 'issue' | 'void' | 'credit'
  choice: number
  minor: number
}

export const anAct: fc.Arbitrary<Act> = fc.record({
  act: fc.constantFrom('draft', 'issue', 'issue', 'credit', 'credit', 'void', 'delete'),
  choice: fc.nat(20),
  minor: fc.integer({ min: 1, max: 30_000 }),
})

export async function perform(centre: Centre, payer: string, { act, choice, minor }: Act) {
  if (act === 'draft') {
    const tax = ([15, 5, 0, null] as const)[choice % 4]
    const lines = [aLine(String(minor), { tax }), aLine('3333', { quantity_numerator: '2' })]
    return draft(centre, { payer_id: payer, lines, tax_inclusive: choice % 2 === 0 })
  }
  const document = await oneOfTheNewest(centre, choice)
  if (!document) return undefined
  switch (act) {
    case 'issue':
      return issue(centre, document)
    case 'void':
      return voidIn(centre, document)
    case 'delete':
      return deleteDraft({
        tenantId: centre.id,
        actor: system,
        id: document.id,
        version: document.version,
      })
    default:
      return credit(centre, document, { kind: 'amount', minor: String(minor) })
  }
}

const oneOfTheNewest = (centre: Centre, choice: number) =>
  readTenant(centre.id, () =>
    db()
      .selectFrom('documents')
      .where('kind', '=', 'invoice')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset(choice % 8)
      .limit(1)
      .select(['id', 'version'])
      .executeTakeFirst()
  )
