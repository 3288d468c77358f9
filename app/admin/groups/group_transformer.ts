import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundGroup } from '#domain/teaching/groups/queries/find_group'
import { groupSteps } from '#domain/teaching/groups/rules/group_state'

export default class GroupTransformer extends BaseTransformer<FoundGroup> {
  toObject() {
    const group = this.resource
    return {
      ...this.pick(group, [
        'id',
        'code',
        'title_en',
        'title_ar',
        'status',
        'status_reason',
        'work_type',
        'starts_on',
        'ends_on',
        'session_target',
        'min_students',
        'capacity',
        'makeup_extra',
        'seats_taken',
        'seats_over',
        'waiting',
        'waitlist_enabled',
        'offer_hours',
        'gender_policy',
        'min_age',
        'max_age',
        'attendance_required',
        'online_url',
        'notes',
        'colour',
        'price',
        'self_enrol',
        'billing_mode',
        'course',
        'instructor',
        'assistants',
        'level',
        'term',
        'next_group',
        'branch_id',
        'version',
      ]),
      next_statuses: [...groupSteps[group.status]],
      archived_at: group.archived_at?.toISOString() ?? null,
      created_at: group.created_at.toISOString(),
      updated_at: group.updated_at.toISOString(),
    }
  }
}
