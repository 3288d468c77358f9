import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownChanges } from '#core/audit/shown_value'
import type { GroupActivityRow } from '#domain/teaching/groups/queries/group_activity'

export default class GroupActivityTransformer extends BaseTransformer<GroupActivityRow> {
  toObject() {
    const { id, occurred_at, actor_name, actor_name_other, action } = this.resource
    const { first_name, last_name, first_name_other, last_name_other } = this.resource
    return {
      id,
      occurred_at: occurred_at.toISOString(),
      actor_name,
      actor_name_other,
      action,
      student:
        first_name === null || last_name === null
          ? null
          : { first_name, last_name, first_name_other, last_name_other },
      changes: shownChanges(this.resource),
    }
  }
}
