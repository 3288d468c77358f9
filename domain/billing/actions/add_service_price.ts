import { addPrice, type NewPrice } from '#domain/billing/add_price'
import { holdService } from '#domain/billing/hold_service'
import { mayBegin } from '#domain/billing/rules/price_days'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  serviceId: string
  price: NewPrice
  today: string
}

type Refusal = { type: 'not_found' } | { type: 'day_taken' } | { type: 'day_past' }

export class AddServicePrice {
  execute({
    tenantId,
    actor,
    serviceId,
    price,
    today,
  }: Input): Promise<Result<undefined, Refusal>> {
    return withTenant(tenantId, async () => {
      const prices = await holdService(serviceId)
      if (!prices) return err({ type: 'not_found' })
      if (prices.some(({ effective_from: day }) => day === price.effectiveFrom)) {
        return err({ type: 'day_taken' })
      }
      if (!mayBegin(price.effectiveFrom, today, prices)) return err({ type: 'day_past' })
      await addPrice(actor, serviceId, price)
      return ok(undefined)
    })
  }
}
