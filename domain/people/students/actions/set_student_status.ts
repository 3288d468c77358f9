import type { StudentStatus } from '#domain/people/students/rules/student_status'
import { FindStudent } from '#domain/people/students/queries/find_student'
import { studentRecord } from '#domain/people/students/student_record'
import type { EditRefusal } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  status: StudentStatus
}

type Changed = { before: StudentStatus; version: number }

export class SetStudentStatus {
  async execute({
    tenantId,
    actor,
    id,
    version,
    status,
  }: Input): Promise<Result<Changed, EditRefusal>> {
    return withTenant(tenantId, async () => {
      const student = await new FindStudent().execute(id)
      if (!student) return err({ type: 'not_found' })
      const { status: before } = student
      const saved = await updateRecord(studentRecord, actor, { id, version, columns: { status } })
      if (!saved.ok) return saved
      return ok({ before, version: saved.value.changed.length > 0 ? version + 1 : version })
    })
  }
}
