import { findDocument } from '#domain/people/instructors/queries/find_documents'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; instructorId: string; id: string }

export class RemoveDocument {
  async execute({
    tenantId,
    actor,
    instructorId,
    id,
  }: Input): Promise<Result<{ removedFile: string | null }, { type: 'not_found' }>> {
    return withTenant(tenantId, async () => {
      const document = await findDocument(instructorId, id)
      if (!document) return err({ type: 'not_found' })
      await db().deleteFrom('instructor_documents').where('id', '=', id).execute()
      await recordAudit({
        actor,
        action: 'instructors.remove_document',
        subjectType: 'instructor',
        subjectId: instructorId,
        before: { document: document.title, document_kind: document.kind },
      })
      return ok({ removedFile: document.file })
    })
  }
}
