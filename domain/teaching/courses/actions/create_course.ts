import type { Actor } from '#domain/shared/audit/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'
import { err, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import { courseColumns, type CourseFields } from '#domain/teaching/courses/course_fields'
import { subjectAndLevel } from '#domain/teaching/catalogue/subject_and_level'
import { courseRecord } from '#domain/teaching/courses/course_record'
import { addEntry } from '#domain/shared/records/save_entry'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

type Input = { tenantId: string; actor: Actor; fields: CourseFields }
type Added = Result<{ id: string; code: string }, UnusableRecord>

export class CreateCourse {
  execute({ tenantId, actor, fields }: Input) {
    return refusingTaken('courses', () =>
      withTenant(tenantId, async (): Promise<Added> => {
        const unusable = await unusableRecord(subjectAndLevel(fields))
        if (unusable) return err(unusable)
        return addEntry(courseRecord, codePrefixes.courses, actor, courseColumns(fields))
      })
    )
  }
}
