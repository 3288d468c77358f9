import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import {
  documentColumns,
  type DocumentFields,
  type KeptFile,
} from '#domain/people/instructors/document_fields'
import { lockInstructor } from '#domain/people/instructors/lock_instructor'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  instructorId: string
  fields: DocumentFields
  file: KeptFile | null
}

export class AddDocument {
  async execute(input: Input): Promise<Result<{ id: string }, { type: 'not_found' }>> {
    return withTenant(input.tenantId, async () => {
      const { instructorId, actor } = input
      if (!(await lockInstructor(instructorId))) return err({ type: 'not_found' })
      const id = uuid()
      const columns = documentColumns(input.fields, input.file)
      const row = { id, instructor_id: instructorId, ...columns }
      await db()
        .insertInto('instructor_documents')
        .values(row satisfies Insertable<DB['instructor_documents']>)
        .execute()
      const { kind, title, expires_on } = columns
      await recordAudit({
        actor,
        action: 'instructors.add_document',
        subjectType: 'instructor',
        subjectId: instructorId,
        after: { document_kind: kind, document: title, expires_on },
      })
      return ok({ id })
    })
  }
}
