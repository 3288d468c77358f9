import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundPackage } from '#domain/billing/queries/find_package'
import { nextStatus } from '#domain/billing/rules/package'

export default class PackageTransformer extends BaseTransformer<FoundPackage> {
  toObject() {
    const found = this.resource
    return {
      id: found.id,
      code: found.code,
      name_en: found.name_en,
      name_ar: found.name_ar,
      unit: found.unit,
      lines: found.lines,
      price: found.price,
      list_price: found.list_price,
      validity_days: found.validity_days,
      starts: found.starts,
      transferable_to_siblings: found.transferable_to_siblings,
      bonus_units: found.bonus_units,
      max_per_student: found.max_per_student,
      sale_from: found.sale_from,
      sale_until: found.sale_until,
      status: found.status,
      next_status: nextStatus(found.status),
      version: found.version,
      created_at: found.created_at.toISOString(),
      archived_at: found.archived_at?.toISOString() ?? null,
    }
  }
}
