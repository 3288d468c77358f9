import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownChanges } from '#core/audit/shown_value'
import type { ActivityRow } from '#domain/shared/records/record_activity'

export default class ActivityTransformer extends BaseTransformer<ActivityRow> {
  toObject() {
    const { id, occurred_at, actor_name, actor_name_other, action } = this.resource
    return {
      id,
      occurred_at: occurred_at.toISOString(),
      actor_name,
      actor_name_other,
      action,
      changes: shownChanges(this.resource),
    }
  }
}
