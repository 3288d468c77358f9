import { v7 as uuid } from 'uuid'
import {
  type Asked,
  comeBack,
  departing,
  type Followed,
  type NotGivenBack,
} from '#domain/people/departures'
import type { Agreement } from '#domain/people/rules/departure'
import type { StudentStatus } from '#domain/people/students/rules/student_status'
import { FindStudent } from '#domain/people/students/queries/find_student'
import { studentRecord } from '#domain/people/students/student_record'
import type { EditRefusal } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { updateRecord } from '#domain/shared/records/update_record'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import type { Result } from '#domain/shared/result'

type Input = Agreement & {
  tenantId: string
  /** IANA name; it decides the day on which they leave. */
  zone: string
  actor: Actor
  id: string
  version: number
  status: StudentStatus
  /** The departure that is undone: what it took is given back too, or nothing is changed. */
  undoneId: string | null
}

type Changed = { before: StudentStatus; version: number; followed: Followed }
type Refusal = EditRefusal | Asked | NotGivenBack

export class SetStudentStatus {
  async execute(input: Input): Promise<Result<Changed, Refusal>> {
    const { tenantId, actor, id, version, status, undoneId } = input
    return rollbackOnRefusal<Changed, Refusal>(tenantId, async (refuse) => {
      const student = await new FindStudent().execute(id)
      if (!student) return refuse({ type: 'not_found' })
      const { status: before } = student
      const saved = await updateRecord(studentRecord, actor, { id, version, columns: { status } })
      if (!saved.ok) return refuse(saved.error)
      const people = { kind: 'student' as const, id: student.id, from: before, to: status }
      const departure = await departing(people, { ...input, actId: uuid() }, input)
      if (!departure.ok) return refuse(departure.error)
      const reason =
        undoneId && (await comeBack({ kind: 'student', ids: [student.id] }, undoneId, input))
      if (reason) return refuse({ type: 'not_given_back', reason })
      const isChanged = saved.value.changed.length > 0
      return { before, version: isChanged ? version + 1 : version, followed: departure.value }
    })
  }
}
