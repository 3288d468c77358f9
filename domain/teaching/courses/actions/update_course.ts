import type { EditRefusal } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'
import { err, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import { courseColumns, type CourseFields } from '#domain/teaching/courses/course_fields'
import { subjectAndLevel } from '#domain/teaching/catalogue/subject_and_level'
import { courseRecord } from '#domain/teaching/courses/course_record'
import { FindCourse } from '#domain/teaching/courses/queries/find_course'
import { changeEntry } from '#domain/shared/records/save_entry'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  fields: CourseFields
}
type Saved = Result<{ changed: string[] }, EditRefusal | UnusableRecord>

/** Its groups copied what they needed and stay as they are (domain §1.8). */
export class UpdateCourse {
  execute({ tenantId, actor, id, version, fields }: Input) {
    return refusingTaken('courses', () =>
      withTenant(tenantId, async (): Promise<Saved> => {
        const saved = await new FindCourse().execute(id)
        if (!saved) return err({ type: 'not_found' })
        const unusable = await unusableRecord(subjectAndLevel(fields), [
          saved.subject_id,
          saved.level_id,
        ])
        if (unusable) return err(unusable)
        return changeEntry(courseRecord, actor, { id, version, fields: courseColumns(fields) })
      })
    )
  }
}
