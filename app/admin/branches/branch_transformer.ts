import { BaseTransformer } from '@adonisjs/core/transformers'
import type { BranchRow } from '#domain/scheduling/branches/queries/list_branches'

export default class BranchTransformer extends BaseTransformer<BranchRow> {
  toObject() {
    const { id, code, name_en, name_ar, address, phone, time_zone, is_main } = this.resource
    const { version, groups, rooms, archived_at } = this.resource
    return {
      ...{ id, code, name_en, name_ar, address, phone, time_zone, is_main, version, groups, rooms },
      archived_at: archived_at?.toISOString() ?? null,
    }
  }
}
