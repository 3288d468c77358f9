import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditedDraft } from '#domain/billing/documents/audited_draft'
import { claimSessions } from '#domain/billing/documents/claim_sessions'
import { amountsOf, type DraftRefusal, writtenLine } from '#domain/billing/documents/create_draft'
import type {
  DraftFields,
  NewDraftLine,
  SavedDraftLine,
} from '#domain/billing/documents/draft_fields'
import { listLines } from '#domain/billing/documents/find_document'
import { lockDocument } from '#domain/billing/documents/lock_document'
import { prepareDraft } from '#domain/billing/documents/prepare_draft'
import { writeLines } from '#domain/billing/documents/write_lines'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db } from '#domain/shared/data/database'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import type { Result } from '#domain/shared/result'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  fields: DraftFields
  /** All lines in their order: whichever is missing is removed, and what it claimed can be billed again. */
  lines: (SavedDraftLine | NewDraftLine)[]
}

export type UpdateDraftRefusal = DraftRefusal | EditRefusal | { type: 'not_draft' }

/** The draft keeps its branch and its currency. */
export function updateDraft({
  tenantId,
  actor,
  id,
  version,
  ...draft
}: Input): Promise<Result<undefined, UpdateDraftRefusal>> {
  return rollbackOnRefusal<undefined, UpdateDraftRefusal>(tenantId, async (refuse) => {
    const locked = unlessStale(await lockDocument(id), version)
    if (!locked.ok) return refuse(locked.error)
    const saved = locked.value
    const { currency, status } = saved
    if (status !== 'draft' || saved.kind !== 'invoice') return refuse({ type: 'not_draft' })
    const savedLines = await listLines(id)
    const ids = new Set(savedLines.map((line) => line.id))
    const foreign = draft.lines.findIndex((line) => 'id' in line && !ids.has(line.id))
    if (foreign >= 0) return refuse({ type: 'unknown', field: `lines.${foreign}.id` })

    const prepared = await prepareDraft({ ...draft, currency })
    if (!prepared.ok) return refuse(prepared.error)
    const { fields, lines, totals } = prepared.value
    const language = fields.language ?? saved.language
    await db()
      .updateTable('documents')
      .set({
        ...fields,
        ...amountsOf(totals),
        language,
        version: version + 1,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute()
    const written = lines.map((line, index) =>
      writtenLine({ ...line, id: 'id' in line ? line.id : uuid() }, totals, index)
    )
    await writeLines(id, written, totals.taxes)
    const claims = lines.flatMap((line, index) =>
      'sessions' in line ? [{ ...line, line_id: written[index]!.id }] : []
    )
    if (!(await claimSessions(claims))) return refuse({ type: 'already_billed' })

    const change = changedFields(
      auditedDraft({ currency, fields: savedFields(saved), lines: savedLines, total: saved.total }),
      auditedDraft({
        currency,
        fields: { ...fields, language },
        lines: written,
        total: totals.total,
      })
    )
    if (change.fields.length === 0) return undefined
    const { before, after } = change
    const subject = { subjectType: 'invoice', subjectId: id }
    await recordAudit({ actor, action: 'invoices.update', ...subject, before, after })
    return undefined
  })
}

export const savedFields = (saved: DraftFields): DraftFields => ({
  payer_id: saved.payer_id,
  tax_inclusive: saved.tax_inclusive,
  language: saved.language,
  due_on: saved.due_on,
  period_from: saved.period_from,
  period_to: saved.period_to,
  notes: saved.notes,
  internal_notes: saved.internal_notes,
  discount_kind: saved.discount_kind,
  discount_value: saved.discount_value,
  discount_reason: saved.discount_reason,
  exponent: saved.exponent,
})
