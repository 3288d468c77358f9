import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import type { Amount } from '#domain/shared/money/money'

/** `effectiveFrom` is a day of the centre, YYYY-MM-DD. */
export type NewPrice = { amount: Amount; effectiveFrom: string }

/** The caller has checked that the price is allowed. */
export async function addPrice(actor: Actor, serviceId: string, price: NewPrice) {
  const { minor, currency, exponent } = price.amount
  const { effectiveFrom } = price
  const row = {
    id: uuid(),
    service_id: serviceId,
    effective_from: effectiveFrom,
    amount: minor,
    currency,
    exponent,
  }
  await db().insertInto('service_prices').values(row).execute()
  await recordAudit({
    actor,
    action: 'services.add_price',
    subjectType: 'service',
    subjectId: serviceId,
    after: { effective_from: effectiveFrom, price: { minor: String(minor), currency, exponent } },
  })
}
