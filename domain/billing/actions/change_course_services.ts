import { type CourseService, listCourseServices } from '#domain/billing/queries/course_services'
import {
  type CourseServiceIds,
  courseServiceRows,
  repeatedService,
} from '#domain/billing/rules/course_services'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { type EditRefusal, staleVersion, unlessStale } from '#domain/shared/records/stale_version'
import { type UnusableRecord, unusableRecord } from '#domain/shared/records/unusable_record'
import { saveVersion } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { courseRecord } from '#domain/teaching/courses/course_record'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  services: CourseServiceIds
}

type Refusal =
  | EditRefusal
  | UnusableRecord<keyof CourseServiceIds>
  | { type: 'repeated'; field: keyof CourseServiceIds }

/** Says by which services a course is billed. What was agreed or billed before stays as it is. */
export function changeCourseServices(input: Input): Promise<Result<undefined, Refusal>> {
  const { tenantId, actor, id, version, services } = input
  return withTenant(tenantId, async () => {
    const course = unlessStale(await lockedCourse(id), version)
    if (!course.ok) return course
    const repeated = repeatedService(services)
    if (repeated) return err({ type: 'repeated', field: repeated })
    const before = await listCourseServices(id)
    const unusable = await unusableRecord(
      [
        { field: 'tuition_id', table: 'services', id: services.tuition_id },
        ...services.fees_each.map(
          (fee) => ({ field: 'fees_each', table: 'services', id: fee }) as const
        ),
        ...services.fees_once.map(
          (fee) => ({ field: 'fees_once', table: 'services', id: fee }) as const
        ),
      ],
      before.map((service) => service.id)
    )
    if (unusable) return err(unusable)

    await writeServices(id, services)
    const change = changedFields(
      auditedServices(before),
      auditedServices(await listCourseServices(id))
    )
    if (change.fields.length === 0) return ok(undefined)
    const saved = await saveVersion(courseRecord, { id, version, columns: {}, saved: {} })
    if (!saved) return staleVersion
    await recordAudit({
      actor,
      action: 'courses.change_services',
      subjectType: courseRecord.subject,
      subjectId: id,
      before: change.before,
      after: change.after,
    })
    return ok(undefined)
  })
}

function lockedCourse(id: string) {
  if (!isUuid(id)) return undefined
  return db()
    .selectFrom('courses')
    .where('id', '=', id)
    .select('version')
    .forUpdate()
    .executeTakeFirst()
}

async function writeServices(course_id: string, services: CourseServiceIds) {
  await db().deleteFrom('course_services').where('course_id', '=', course_id).execute()
  const rows = courseServiceRows(services).map((row) => ({ ...row, course_id }))
  if (rows.length > 0) await db().insertInto('course_services').values(rows).execute()
}

/** The trail names services by their codes, which outlive them. */
function auditedServices(services: CourseService[]) {
  const codes = (charged: CourseService['charged']) =>
    services.filter((service) => service.charged === charged).map(({ code }) => code)
  return {
    tuition_id: codes(null)[0] ?? null,
    fees_each: codes('each'),
    fees_once: codes('once'),
  }
}
