import type { HttpContext } from '@adonisjs/core/http'
import LedgerPolicy from '#app/admin/ledger/ledger_policy'
import { type BookFault, verifyBooks } from '#domain/billing/ledger/verify_books'

/** How many faults of a kind are named; the count tells the rest. */
const mostNamed = 5

export default class LedgerVerificationsController {
  /** It reads all books, so it is asked for and never part of a page. */
  async store({ bouncer, response, tenant }: HttpContext) {
    await bouncer.with(LedgerPolicy).authorize('whole')
    const faults = await verifyBooks(tenant.id)
    return response.json({ faults: grouped(faults) })
  }
}

const grouped = (faults: BookFault[]) =>
  [...Map.groupBy(faults, ({ check }) => check)].map(([check, own]) => ({
    check,
    count: own.length,
    subjects: own.slice(0, mostNamed).map(({ subject }) => subject),
  }))
