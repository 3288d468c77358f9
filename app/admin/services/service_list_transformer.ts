import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { ServiceRow } from '#domain/billing/queries/list_services'
import type { ListPage } from '#domain/shared/lists/list_shape'

export default class ServiceListTransformer extends BaseTransformer<ListPage<ServiceRow>> {
  toObject() {
    return listed(this.resource, row)
  }
}

const row = (service: ServiceRow) => ({
  id: service.id,
  code: service.code,
  name_en: service.name_en,
  name_ar: service.name_ar,
  kind: service.kind,
  unit: service.unit,
  status: service.status,
  price: service.price,
  packages: service.packages,
  archived_at: service.archived_at?.toISOString() ?? null,
  version: service.version,
})
