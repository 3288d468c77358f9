import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import type { Amount } from '#domain/shared/money'
import { selectRows } from '#domain/shared/select_rows'

/** A price and the day of the centre (YYYY-MM-DD) it begins on. */
export type NewPrice = { amount: Amount; effectiveFrom: string }

/** Writes a price that is known to be allowed, and tells the audit trail of its service. */
export async function addPrice(actor: Actor, serviceId: string, price: NewPrice) {
  const { minor, currency, exponent } = price.amount
  const { effectiveFrom } = price
  await selectRows(
    `insert into service_prices (tenant_id, id, service_id, effective_from, amount, currency, exponent)
     values (current_setting('app.tenant_id')::uuid, ?, ?, ?, ?, ?, ?)`,
    [uuid(), serviceId, effectiveFrom, String(minor), currency, exponent]
  )
  await recordAudit({
    actor,
    action: 'services.add_price',
    subjectType: 'service',
    subjectId: serviceId,
    after: { effective_from: effectiveFrom, price: { minor: String(minor), currency, exponent } },
  })
}
