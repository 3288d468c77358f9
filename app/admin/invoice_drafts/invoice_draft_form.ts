import type { Infer } from '@vinejs/vine/types'
import type { invoiceDraftValidator } from '#app/admin/invoice_drafts/invoice_draft_validator'
import type {
  DraftFields,
  DraftLineFields,
  NewDraftLine,
  SavedDraftLine,
} from '#domain/billing/documents/draft_fields'
import type { FullDocument } from '#domain/billing/documents/find_document'
import type { DraftService } from '#domain/billing/queries/draft_services'

type Form = Infer<typeof invoiceDraftValidator>
type FormLine = Form['lines'][number]
type SavedLine = FullDocument['lines'][number]

type Saved = {
  document: FullDocument
  /** Lines that claim sessions or a term keep their quantity. */
  claimed: ReadonlySet<string>
  services: DraftService[]
}

export const draftFields = (form: Form, payer_id: string, exponent: number): DraftFields => ({
  payer_id,
  exponent,
  language: form.language,
  tax_inclusive: form.tax_inclusive,
  due_on: form.due_on ?? null,
  period_from: form.period_from ?? null,
  period_to: form.period_to ?? null,
  notes: form.notes ?? null,
  internal_notes: form.internal_notes ?? null,
  ...discountOf(form),
})

const discountOf = (part: Pick<FormLine, `discount_${'kind' | 'value' | 'reason'}`>) => ({
  discount_kind: part.discount_kind ?? null,
  discount_value: part.discount_kind ? (part.discount_value ?? null) : null,
  discount_reason: part.discount_kind ? (part.discount_reason ?? null) : null,
})

export function draftLines(
  form: Form,
  { document, claimed, services }: Saved
): (SavedDraftLine | NewDraftLine)[] {
  const lines = new Map(document.lines.map((line) => [line.id, line]))
  return form.lines.map((line) => {
    const saved = line.id ? lines.get(line.id) : undefined
    const fields = lineFields(line, saved, {
      exponent: document.exponent,
      isFixed: saved ? line.is_fixed || claimed.has(saved.id) : false,
      service: services.find(({ id }) => id === line.service_id),
    })
    // One that was removed meanwhile is refused by its id
    if (line.id) return { ...fields, id: line.id }
    return { ...fields, sessions: [], claims_term: false }
  })
}

type LineContext = { exponent: number; isFixed: boolean; service: DraftService | undefined }

function lineFields(
  line: FormLine,
  saved: SavedLine | undefined,
  { exponent, isFixed, service }: LineContext
): DraftLineFields {
  const [numerator = '1', denominator = '1'] = (line.quantity ?? '1/1').split('/')
  const list = saved?.list_price ?? null
  return {
    kind: saved?.kind ?? (service ? 'fee' : 'other'),
    student_id: line.student_id ?? null,
    enrolment_id: saved?.enrolment_id ?? null,
    service_id: line.service_id ?? null,
    label_en: line.label_en ?? null,
    label_ar: line.label_ar ?? null,
    unit: saved?.unit ?? service?.unit ?? 'item',
    quantity_numerator: isFixed ? saved!.quantity_numerator : numerator,
    quantity_denominator: isFixed ? saved!.quantity_denominator : Number(denominator),
    unit_price: line.unit_price,
    list_price: list !== null && BigInt(list) > BigInt(line.unit_price) ? list : null,
    ...discountOf(line),
    ...taxIn(line.tax),
    session_count: saved?.session_count ?? null,
    period_from: saved?.period_from ?? null,
    period_to: saved?.period_to ?? null,
    exponent,
  }
}

const taxIn = (tax: string) =>
  tax === 'exempt'
    ? ({ tax_kind: 'exempt', tax_rate: null } as const)
    : ({ tax_kind: 'rate', tax_rate: Number(tax) } as const)
