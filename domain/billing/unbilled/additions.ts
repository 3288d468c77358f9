import { sql } from 'kysely'
import { deleteDraft } from '#domain/billing/documents/delete_draft'
import { listLines } from '#domain/billing/documents/find_document'
import { lockDocument } from '#domain/billing/documents/lock_document'
import { savedFields, updateDraft } from '#domain/billing/documents/update_draft'
import type { OpenDifference } from '#domain/billing/unbilled/list_differences'
import { claimKey, draftLineFields, type Settling } from '#domain/billing/unbilled/settlement'
import type { Columns } from '#domain/shared/data/sql'
import { db } from '#domain/shared/data/database'

/** A line of another invoice that adds to a billed session, in minor units of the claim’s document. */
export type Addition = Columns<
  'billing_settlements',
  'session_id' | 'student_id' | 'share' | 'line_id' | 'amount'
> &
  Columns<'document_lines', 'document_id'>

/** Lists what invoices of this status add to the sessions, the newest addition first. */
export async function additionsTo(
  open: OpenDifference[],
  status: 'draft' | 'issued'
): Promise<Addition[]> {
  const sessions = open.map(({ claim }) => claimKey(claim))
  const read = sql<Addition>`
    select t.session_id, t.student_id, t.share, t.line_id, t.amount::text, x.document_id
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as s (session_id uuid, student_id uuid, share text)
      join billing_settlements t
        on (t.session_id, t.student_id, t.share) = (s.session_id, s.student_id, s.share)
      join document_lines x on (x.tenant_id, x.id) = (t.tenant_id, t.line_id)
      join documents y on (y.tenant_id, y.id) = (x.tenant_id, x.document_id)
    where t.amount > 0 and y.kind = 'invoice' and y.status = ${status}
    order by t.created_at desc, t.line_id`
  return (await read.execute(db())).rows
}

/** Removes what drafts were to add to sessions that cost less by now; a draft of nothing else is deleted. */
export async function removeDraftAdditions(
  { tenantId, actor, refuse }: Settling,
  lowered: OpenDifference[]
): Promise<void> {
  const additions = await additionsTo(lowered, 'draft')
  for (const [id, own] of Map.groupBy(additions, (one) => one.document_id)) {
    const document = await lockDocument(id)
    if (!document) return refuse({ type: 'not_found' })
    const removed = new Set(own.map(({ line_id }) => line_id))
    const rest = (await listLines(id)).filter((line) => !removed.has(line.id))
    const act = { tenantId, actor, id, version: document.version }
    const lines = rest.map((line) => ({
      ...draftLineFields(line, document.exponent),
      id: line.id,
    }))
    const result =
      rest.length === 0
        ? await deleteDraft(act)
        : await updateDraft({ ...act, fields: savedFields(document), lines })
    if (!result.ok) return refuse(result.error)
  }
}
