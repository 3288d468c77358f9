import { holdService } from '#domain/billing/hold_service'
import { mayBeWithdrawn } from '#domain/billing/rules/price_days'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

type Input = {
  tenantId: string
  actor: Actor
  serviceId: string
  priceId: string
  today: string
}

export class WithdrawServicePrice {
  execute(input: Input): Promise<Result<undefined, { type: 'not_found' } | { type: 'day_past' }>> {
    const { tenantId, actor, serviceId, priceId, today } = input
    return withTenant(tenantId, async () => {
      const price = (await holdService(serviceId))?.find(({ id }) => id === priceId)
      if (!price) return err({ type: 'not_found' })
      if (!mayBeWithdrawn(price, today)) return err({ type: 'day_past' })
      await db().deleteFrom('service_prices').where('id', '=', priceId).execute()
      const { effective_from, amount: minor, currency, exponent } = price
      await recordAudit({
        actor,
        action: 'services.withdraw_price',
        subjectType: 'service',
        subjectId: serviceId,
        before: { effective_from, price: { minor, currency, exponent } },
      })
      return ok(undefined)
    })
  }
}
