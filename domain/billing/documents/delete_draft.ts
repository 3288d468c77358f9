import { lockDocument } from '#domain/billing/documents/lock_document'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'

type Input = { tenantId: string; actor: Actor; id: string; version: number }

/** Sessions that the draft claimed can be billed again. It had no number, so none is missing. */
export function deleteDraft({
  tenantId,
  actor,
  id,
  version,
}: Input): Promise<Result<undefined, EditRefusal | { type: 'not_draft' }>> {
  return withTenant(tenantId, async () => {
    const locked = unlessStale(await lockDocument(id), version)
    if (!locked.ok) return locked
    const { status, payer_id, total: minor, currency, exponent } = locked.value
    if (status !== 'draft') return err({ type: 'not_draft' })
    await db().deleteFrom('documents').where('id', '=', id).execute()
    const before = { payer_id, total: { minor, currency, exponent } }
    const subject = { subjectType: 'invoice', subjectId: id }
    await recordAudit({ actor, action: 'invoices.delete_draft', ...subject, before })
    return ok(undefined)
  })
}
