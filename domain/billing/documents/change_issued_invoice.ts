import { sql } from 'kysely'
import { lockDocument } from '#domain/billing/documents/lock_document'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import type { Columns } from '#domain/shared/data/sql'
import { db, withTenant } from '#domain/shared/data/database'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'

type IssuedInvoiceFields = Columns<'documents', 'internal_notes'> & { due_on: string }

type Input = {
  tenantId: string
  actor: Actor
  zone: string
  id: string
  version: number
  fields: IssuedInvoiceFields
  /** Whether the actor may change invoices on the day of their issue alone. */
  only_today: boolean
}

export type ChangeRefusal =
  EditRefusal | { type: 'not_issued' } | { type: 'not_today' } | { type: 'due_before_issue' }

/** Everything else of an issued invoice is frozen: a credit note corrects it. */
export function changeIssuedInvoice(input: Input): Promise<Result<undefined, ChangeRefusal>> {
  const { tenantId, actor, zone, id, version, fields, only_today: isTodayOnly } = input
  return withTenant(tenantId, async () => {
    const locked = unlessStale(await lockDocument(id), version)
    if (!locked.ok) return locked
    const { kind, status, number, due_on, internal_notes, ...saved } = locked.value
    if (kind !== 'invoice' || status !== 'issued') return err({ type: 'not_issued' })
    if (isTodayOnly && saved.issued_on !== today(zone)) return err({ type: 'not_today' })
    if (fields.due_on < saved.issued_on!) return err({ type: 'due_before_issue' })
    const change = changedFields({ due_on, internal_notes }, fields)
    if (change.fields.length === 0) return ok(undefined)
    await db()
      .updateTable('documents')
      .set({ ...fields, version: version + 1, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    const before = { number, ...change.before }
    const after = { number, ...change.after }
    const subject = { subjectType: 'invoice', subjectId: id }
    await recordAudit({ actor, action: 'invoices.change', ...subject, before, after })
    return ok(undefined)
  })
}
