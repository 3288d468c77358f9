import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { PackageRow } from '#domain/billing/queries/list_packages'
import type { ListPage } from '#domain/shared/lists/list_shape'

export default class PackageListTransformer extends BaseTransformer<ListPage<PackageRow>> {
  toObject() {
    return listed(this.resource, row)
  }
}

const row = (found: PackageRow) => ({
  id: found.id,
  code: found.code,
  name_en: found.name_en,
  name_ar: found.name_ar,
  unit: found.unit,
  units: found.units,
  price: found.price,
  validity_days: found.validity_days,
  status: found.status,
  archived_at: found.archived_at?.toISOString() ?? null,
  version: found.version,
})
