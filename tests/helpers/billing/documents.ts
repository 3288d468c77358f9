import type { Credit } from '#domain/billing/documents/create_credit_note'
import { creditByHand } from '#domain/billing/unbilled/credit_by_hand'
import { createDraft, type NewDraft } from '#domain/billing/documents/create_draft'
import type { DraftFields, NewDraftLine } from '#domain/billing/documents/draft_fields'
import { findDocument, type FullDocument } from '#domain/billing/documents/find_document'
import { issueDocuments } from '#domain/billing/documents/issue_documents'
import { voidInvoice } from '#domain/billing/documents/void_invoice'
import { openPayer } from '#domain/billing/payers/open_payer'
import { system } from '#domain/shared/audit/actor'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { type Centre, createPerson } from '#tests/helpers/centre/centre'

export const billingZone = 'Asia/Riyadh'

const actIn = (centre: Centre) => ({ tenantId: centre.id, actor: system, zone: billingZone })

/** `tax` is in per cent, null for an exemption. */
type LineOf = Partial<Omit<NewDraftLine, 'tax_kind' | 'tax_rate'>> & { tax?: number | null }

export function aLine(unit_price: string, { tax = 15, ...more }: LineOf = {}): NewDraftLine {
  return {
    kind: 'other',
    student_id: null,
    enrolment_id: null,
    service_id: null,
    label_en: 'Class session',
    label_ar: 'حصة',
    unit: 'item',
    quantity_numerator: '1',
    quantity_denominator: 1,
    unit_price,
    list_price: null,
    discount_kind: null,
    discount_value: null,
    discount_reason: null,
    tax_kind: tax === null ? 'exempt' : 'rate',
    tax_rate: tax === null ? null : tax * 100,
    session_count: null,
    period_from: null,
    period_to: null,
    exponent: 2,
    sessions: [],
    claims_term: false,
    ...more,
  }
}

export const fieldsFor = (payer_id: string, more: Partial<DraftFields> = {}): DraftFields => ({
  payer_id,
  tax_inclusive: false,
  language: null,
  due_on: null,
  period_from: null,
  period_to: null,
  notes: null,
  internal_notes: null,
  discount_kind: null,
  discount_value: null,
  discount_reason: null,
  exponent: 2,
  ...more,
})

export async function createPayer(centre: Centre) {
  const { personId: id } = await createPerson(centre, 'student')
  return (await withTenant(centre.id, () => openPayer({ kind: 'student', id })))!
}

const mainBranch = async (centre: Centre) =>
  (
    await readTenant(centre.id, () =>
      db().selectFrom('branches').where('is_main', '=', true).select('id').executeTakeFirstOrThrow()
    )
  ).id

type DraftOf = Partial<Omit<NewDraft, 'fields' | 'lines'>> &
  Partial<DraftFields> & { lines?: NewDraftLine[] }

/** A new student pays for themselves, unless a payer is named; one line of SAR 100.00 with 15 % tax. */
export async function tryDraft(
  centre: Centre,
  { lines = [aLine('10000')], branch_id, currency = 'SAR', payer_id, ...fields }: DraftOf = {}
) {
  return createDraft({
    tenantId: centre.id,
    actor: system,
    branch_id: branch_id ?? (await mainBranch(centre)),
    currency,
    fields: fieldsFor(payer_id ?? (await createPayer(centre)), fields),
    lines,
  })
}

export async function draft(centre: Centre, fields: DraftOf = {}): Promise<FullDocument> {
  const made = await tryDraft(centre, fields)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return documentIn(centre, made.value.id)
}

export const documentIn = async (centre: Centre, id: string) =>
  (await readTenant(centre.id, () => findDocument(id)))!

export async function issue(centre: Centre, { id, version }: { id: string; version: number }) {
  const [outcome] = await issueDocuments({ ...actIn(centre), documents: [{ id, version }] })
  return outcome!.result
}

/** An issued invoice, as `draft` makes it. */
export async function issued(centre: Centre, fields: DraftOf = {}): Promise<FullDocument> {
  const made = await draft(centre, fields)
  const result = await issue(centre, made)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return documentIn(centre, made.id)
}

export const voidIn = (centre: Centre, { id, version }: { id: string; version: number }) =>
  voidInvoice({ ...actIn(centre), id, version, reason: 'Wrong family' })

export const credit = (
  centre: Centre,
  { id, version }: { id: string; version: number },
  wanted: Credit
) =>
  creditByHand({
    ...actIn(centre),
    invoice_id: id,
    version,
    reason: 'Not held',
    credit: wanted,
  })
