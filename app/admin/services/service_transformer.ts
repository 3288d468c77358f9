import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundService } from '#domain/billing/queries/find_service'
import { mayBeWithdrawn, priceAsOf } from '#domain/billing/rules/price_days'

export default class ServiceTransformer extends BaseTransformer<FoundService> {
  constructor(
    service: FoundService,
    private today: string
  ) {
    super(service)
  }

  toObject() {
    const service = this.resource
    return {
      id: service.id,
      code: service.code,
      name_en: service.name_en,
      name_ar: service.name_ar,
      kind: service.kind,
      unit: service.unit,
      billable_to: service.billable_to,
      is_recurring: service.is_recurring,
      tax_mode: service.tax_mode,
      tax_rate: service.tax_rate,
      subject: service.subject,
      level: service.level,
      work_type: service.work_type,
      status: service.status,
      version: service.version,
      created_at: service.created_at.toISOString(),
      archived_at: service.archived_at?.toISOString() ?? null,
      price: priceAsOf(service.prices, this.today)?.price ?? null,
      prices: this.#prices(),
    }
  }

  #prices() {
    const { prices } = this.resource
    const current = priceAsOf(prices, this.today)
    return prices.map((price) => ({
      id: price.id,
      effective_from: price.effective_from,
      price: price.price,
      standing: this.#standing(price, current),
      may_be_withdrawn: mayBeWithdrawn(price, this.today),
    }))
  }

  #standing(price: FoundService['prices'][number], current?: FoundService['prices'][number]) {
    if (price === current) return 'current' as const
    return price.effective_from > this.today ? ('planned' as const) : ('past' as const)
  }
}
