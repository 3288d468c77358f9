import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { ListPage } from '#domain/shared/lists/list_shape'
import type { GroupRow } from '#domain/teaching/groups/queries/list_groups'

export default class GroupListTransformer extends BaseTransformer<ListPage<GroupRow>> {
  toObject() {
    return listed(this.resource, row)
  }
}

const row = (group: GroupRow) => ({
  id: group.id,
  code: group.code,
  title_en: group.title_en,
  title_ar: group.title_ar,
  course: { name_en: group.course_en, name_ar: group.course_ar },
  instructor:
    group.instructor_id === null
      ? null
      : {
          first_name: group.instructor_first_name!,
          last_name: group.instructor_last_name!,
          first_name_other: group.instructor_first_name_other,
          last_name_other: group.instructor_last_name_other,
        },
  branch_id: group.branch_id,
  work_type: group.work_type,
  capacity: group.capacity,
  seats_taken: group.seats_taken,
  waiting: group.waiting,
  starts_on: group.starts_on,
  ends_on: group.ends_on,
  status: group.status,
  archived_at: group.archived_at?.toISOString() ?? null,
  version: group.version,
})
