import { sql } from 'kysely'
import { freezeDocument, type Issued } from '#domain/billing/documents/freeze_document'
import { lockDocument } from '#domain/billing/documents/lock_document'
import type { Actor } from '#domain/shared/audit/actor'
import { db, inEveryBranch, withTenantRepeating } from '#domain/shared/data/database'
import type { StaleVersion } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { now, today } from '#domain/shared/time/clock'

type Input = {
  tenantId: string
  actor: Actor
  /** An IANA name: the centre’s day is the day of issue. */
  zone: string
  documents: { id: string; version: number }[]
}

type IssueRefusal =
  | StaleVersion
  | { type: 'not_found' }
  | { type: 'no_lines' }
  | { type: 'due_day_past'; day: string }

export type IssueOutcome = { id: string; result: Result<Issued, IssueRefusal> }

/**
 * Issues drafts one after the other, each in a transaction of its own: a refused one leaves the others
 * issued. One that was issued meanwhile answers the number it has.
 */
export async function issueDocuments({ documents, ...act }: Input): Promise<IssueOutcome[]> {
  const outcomes: IssueOutcome[] = []
  for (const document of documents) {
    const result = await withTenantRepeating(act.tenantId, () =>
      issueDraft({ ...act, ...document })
    )
    outcomes.push({ id: document.id, result })
  }
  return outcomes
}

type OneDraft = Omit<Input, 'documents'> & Input['documents'][number]

async function issueDraft({
  id,
  version,
  zone,
  actor,
}: OneDraft): Promise<Result<Issued, IssueRefusal>> {
  const document = await lockDocument(id)
  if (!document || document.kind !== 'invoice') return err({ type: 'not_found' })
  if (document.number !== null) return ok({ id, number: document.number })
  if (document.version !== version) return err({ type: 'stale_version' })
  const { due_on: due } = document
  if (due && due < today(zone)) return err({ type: 'due_day_past', day: due })
  if (!(await hasLines(id))) return err({ type: 'no_lines' })
  await markBilled(id)
  return ok(await freezeDocument({ document, zone, actor }))
}

async function hasLines(id: string) {
  const line = db().selectFrom('document_lines').where('document_id', '=', id).select('id')
  return (await line.limit(1).execute()).length > 0
}

/** A guest’s session may be in a branch that whoever issues doesn’t see. */
const markBilled = (id: string) =>
  inEveryBranch(() =>
    sql`
      update attendance a set billed_at = ${now().toJSDate()}
      from billing_claims c join document_lines l on (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
      where l.document_id = ${id} and (a.tenant_id, a.session_id, a.student_id) = (c.tenant_id, c.session_id, c.student_id)`.execute(
      db()
    )
  )
