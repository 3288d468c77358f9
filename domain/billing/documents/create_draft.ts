import { v7 as uuid } from 'uuid'
import { findDocumentSettings } from '#domain/access/centre/queries/find_document_settings'
import { auditedDraft } from '#domain/billing/documents/audited_draft'
import { claimSessions } from '#domain/billing/documents/claim_sessions'
import type { DraftFields, NewDraftLine } from '#domain/billing/documents/draft_fields'
import { type DraftProblem, prepareDraft } from '#domain/billing/documents/prepare_draft'
import { type WrittenLine, writeLines } from '#domain/billing/documents/write_lines'
import { findPayer } from '#domain/billing/payers/named_payers'
import type { DraftTotals } from '#domain/billing/rules/draft_totals'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import type { Result } from '#domain/shared/result'
import { type UnusableRecord, unusableRecord } from '#domain/shared/records/unusable_record'

export type NewDraft = {
  branch_id: string
  currency: string
  fields: DraftFields
  lines: NewDraftLine[]
}

type Input = NewDraft & { tenantId: string; actor: Actor }

export type DraftRefusal = DraftProblem | UnusableRecord | { type: 'already_billed' }

/** The language of the paper is the payer’s, else the centre’s, where none is chosen. */
export function createDraft({
  tenantId,
  actor,
  ...draft
}: Input): Promise<Result<{ id: string }, DraftRefusal>> {
  return rollbackOnRefusal<{ id: string }, DraftRefusal>(tenantId, async (refuse) => {
    const { branch_id, currency } = draft
    const unusable = await unusableRecord([
      { field: 'branch_id', table: 'branches', id: branch_id },
    ])
    if (unusable) return refuse(unusable)
    const prepared = await prepareDraft(draft)
    if (!prepared.ok) return refuse(prepared.error)
    const { fields, lines, totals } = prepared.value
    const id = uuid()
    const language = fields.language ?? (await languageFor(fields.payer_id))
    await db()
      .insertInto('documents')
      .values({
        ...fields,
        ...amountsOf(totals),
        id,
        kind: 'invoice',
        branch_id,
        currency,
        language,
      })
      .execute()
    const written = lines.map((line, index) => writtenLine({ ...line, id: uuid() }, totals, index))
    await writeLines(id, written, totals.taxes)
    const claims = lines.map((line, index) => ({ ...line, line_id: written[index]!.id }))
    if (!(await claimSessions(claims))) return refuse({ type: 'already_billed' })
    const { total } = totals
    const after = auditedDraft({ currency, fields: { ...fields, language }, lines: written, total })
    const subject = { subjectType: 'invoice', subjectId: id }
    await recordAudit({ actor, action: 'invoices.create', ...subject, after: withoutNulls(after) })
    return { id }
  })
}

async function languageFor(payer: string) {
  return (await findPayer(payer))?.language ?? (await findDocumentSettings()).settings.language
}

export const amountsOf = ({ subtotal, discount, net, tax, total }: DraftTotals) => ({
  subtotal,
  discount,
  net,
  tax,
  total,
})

/** A line with its share of the totals, whose lines stand in the same order. */
export function writtenLine(
  line: Omit<WrittenLine, 'position' | 'credited_line_id' | keyof DraftTotals['lines'][number]>,
  totals: DraftTotals,
  index: number
): WrittenLine {
  const amounts = totals.lines[index]!
  return { ...line, ...amounts, position: index + 1, credited_line_id: null }
}

const withoutNulls = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
