import type { Actor } from '#domain/shared/audit/actor'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { counted } from '#domain/shared/records/list_uses'
import { withTenant } from '#domain/shared/data/database'
import { courseRecord, courseUses } from '#domain/teaching/courses/course_record'

type Input = { tenantId: string; actor: Actor; id: string }

export class DeleteCourse {
  execute({ tenantId, actor, id }: Input) {
    return withTenant(tenantId, () => deleteRecord(courseRecord, actor, id, counted(courseUses)))
  }
}
