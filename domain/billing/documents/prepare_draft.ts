import { sql } from 'kysely'
import { findFinancial } from '#domain/access/centre/queries/find_financial'
import { moneySettingsOf } from '#domain/access/centre/rules/financial'
import type { DraftFields, DraftLineFields } from '#domain/billing/documents/draft_fields'
import { draftExponent, scaleDiscount, scaleLine } from '#domain/billing/rules/draft_exponent'
import { draftTotals } from '#domain/billing/rules/draft_totals'
import type { TotalsProblem } from '#domain/billing/rules/document_totals'
import { db } from '#domain/shared/data/database'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { largestMinor } from '#domain/shared/money/money'
import { err, ok, type Result } from '#domain/shared/result'

/** `field` is that of the form, `lines.3.student_id`, and counts from 0. */
type UnknownReference = { type: 'unknown'; field: string }

export type DraftProblem =
  | TotalsProblem
  | UnknownReference
  | { type: 'reason_missing' | 'discount_above_line'; field: string }
  | { type: 'too_many_lines' }

type Prepared<Line> = { currency: string; fields: DraftFields; lines: Line[] }

/** Brings all amounts of a draft to one exponent and computes it. */
export async function prepareDraft<Line extends DraftLineFields>(draft: Prepared<Line>) {
  if (draft.lines.length > mostAtOnce.documentLines) return err({ type: 'too_many_lines' } as const)
  const problem = missingReason(draft) ?? (await unknownReference(draft))
  if (problem) return err(problem)
  const { financial } = await findFinancial()
  const { fields } = draft
  const own = fields.discount_kind === 'amount' ? [fields.exponent] : []
  const exponent = draftExponent({
    exponents: [...own, ...draft.lines.map((line) => line.exponent)],
    currency: draft.currency,
    centre: moneySettingsOf(financial),
  })
  const lines = draft.lines.map((line) => scaleLine(line, exponent))
  const scaled = { ...scaleDiscount(fields, fields.exponent, exponent), exponent }
  if (lines.some(isTooLarge)) return err({ type: 'amount_too_large' } as const)
  const totals = draftTotals({ ...scaled, lines })
  if (!totals.ok) return totals
  const above = lines.findIndex((line, at) => isAboveLine(line, totals.value.lines[at]!))
  if (above >= 0) {
    return err({ type: 'discount_above_line', field: `lines.${above}.discount_value` } as const)
  }
  return ok({ fields: scaled, lines, totals: totals.value }) satisfies Result<unknown, DraftProblem>
}

const isTooLarge = ({
  unit_price: price,
  list_price: listed,
  discount_value: value,
}: DraftLineFields) =>
  [price, listed, value].some((minor) => minor !== null && BigInt(minor) > largestMinor)

/** The totals would take no more than the line off, in silence. */
const isAboveLine = (
  { discount_kind: kind, discount_value: value }: DraftLineFields,
  { gross }: { gross: string }
) => kind === 'amount' && BigInt(value ?? 0) > BigInt(gross)

/** Whoever reduces a price says why. */
function missingReason({ fields, lines }: Prepared<DraftLineFields>): DraftProblem | undefined {
  const isReduced = (part: Pick<DraftFields, 'discount_value' | 'discount_reason'>) =>
    part.discount_value !== null && BigInt(part.discount_value) > 0n && !part.discount_reason
  if (isReduced(fields)) return { type: 'reason_missing', field: 'discount_reason' }
  const index = lines.findIndex(isReduced)
  return index < 0 ? undefined : { type: 'reason_missing', field: `lines.${index}.discount_reason` }
}

async function unknownReference(
  draft: Prepared<DraftLineFields>
): Promise<DraftProblem | undefined> {
  const references = [
    { field: 'payer_id', name: 'payer_id', id: draft.fields.payer_id },
    ...draft.lines.flatMap((line, index) =>
      (['student_id', 'enrolment_id', 'service_id'] as const).map((name) => {
        return { field: `lines.${index}.${name}`, name, id: line[name] }
      })
    ),
  ].filter(({ id }) => id !== null)
  const unknown = sql<{ field: string }>`
    select r.field from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r (field text, name text, id uuid)
    where not case r.name
      when 'payer_id' then exists (select from payers p where p.id = r.id and p.archived_at is null)
      when 'student_id' then exists (select from students s where s.id = r.id)
      when 'enrolment_id' then exists (select from enrolments e where e.id = r.id)
      else exists (select from services v where v.id = r.id) end
    limit 1`
  const [first] = (await unknown.execute(db())).rows
  return first && { type: 'unknown', field: first.field }
}
