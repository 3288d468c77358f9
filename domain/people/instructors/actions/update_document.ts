import type { Updateable } from 'kysely'
import {
  documentColumns,
  type DocumentFields,
  type KeptFile,
} from '#domain/people/instructors/document_fields'
import { findDocument } from '#domain/people/instructors/queries/find_documents'
import { type EditRefusal, staleVersion, unlessStale } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { ok, type Result } from '#domain/shared/result'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  instructorId: string
  id: string
  version: number
  fields: DocumentFields
  file: KeptFile | null
}

type Saved = { replacedFile: string | null }

export class UpdateDocument {
  async execute(input: Input): Promise<Result<Saved, EditRefusal>> {
    return withTenant(input.tenantId, async () => {
      const { instructorId, id, version, actor } = input
      const found = unlessStale(await findDocument(instructorId, id), version)
      if (!found.ok) return found
      const document = found.value
      const change = changedFields(document, documentColumns(input.fields, input.file))
      if (change.fields.length === 0) return ok({ replacedFile: null })

      const { numUpdatedRows } = await db()
        .updateTable('instructor_documents')
        .set({ ...(change.after as Updateable<DB['instructor_documents']>), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return staleVersion
      await recordAudit({
        actor,
        action: 'instructors.update_document',
        subjectType: 'instructor',
        subjectId: instructorId,
        before: { document: document.title, ...told(change.before) },
        after: { document: input.fields.title, ...told(change.after) },
      })
      return ok({ replacedFile: change.fields.includes('file') ? document.file : null })
    })
  }
}

/** The trail keeps the days and that there is a new file, never a drive key. */
function told(columns: Record<string, unknown>) {
  const { issued_on, expires_on, file_name } = columns
  return { issued_on, expires_on, file_name }
}
