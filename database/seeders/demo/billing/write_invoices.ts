import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DrawnInvoice } from '#database/seeders/demo/billing/draw_invoices'
import { insertRows } from '#database/seeders/demo/insert_rows'
import type { World } from '#database/seeders/demo/world'
import { writeNumber } from '#domain/access/centre/rules/documents'
import { amountsOf, writtenLine } from '#domain/billing/documents/create_draft'
import { fiscalRecord } from '#domain/billing/documents/fiscal_record'
import { issueEntries } from '#domain/billing/documents/issue_entries'
import { sellerSnapshot, studentSnapshots } from '#domain/billing/documents/snapshots'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import type { NewDraftLine } from '#domain/billing/documents/draft_fields'
import { scaleLine } from '#domain/billing/rules/draft_exponent'
import { draftTotals } from '#domain/billing/rules/draft_totals'
import { noHash } from '#domain/billing/rules/fiscal_payload'
import { takeNumber } from '#domain/shared/data/counters'
import { db } from '#domain/shared/data/database'

/** Writes invoices in the order in which they were issued, and answers the ids of those that were. */
export async function writeInvoices(world: World, tenantId: string, drawn: DrawnInvoice[]) {
  const invoices = drawn.map(computed)
  const payers = await payersOf(tenantId)
  await insertRows(
    'documents',
    invoices.map(({ document }) => ({
      ...document,
      language: payers.get(document.payer_id)!.language ?? 'both',
    }))
  )
  await insertRows(
    'document_lines',
    invoices.flatMap(({ document, lines }) =>
      lines.map((line) => ({ ...line, document_id: document.id }))
    )
  )
  await insertRows(
    'document_taxes',
    invoices.flatMap(({ document, taxes }) =>
      taxes.map((tax, at) => ({ ...tax, document_id: document.id, position: at + 1 }))
    )
  )
  await insertRows(
    'billing_claims',
    invoices.flatMap(({ claims }) => claims)
  )
  await insertRows(
    'term_claims',
    invoices.flatMap(({ terms }) => terms)
  )
  await claimFees(invoices.flatMap(({ fees }) => fees))
  const issued = invoices.filter(({ issued_at }) => issued_at !== null)
  await issueAll(world, issued, payers)
  return issued.map(({ document }) => document.id)
}

type Invoice = ReturnType<typeof computed>

function computed({ draft, created_at, issued_at }: DrawnInvoice) {
  const { fields, currency, branch_id } = draft
  const scaled = draft.lines.map((line) => scaleLine(line, fields.exponent))
  const totals = draftTotals({ ...fields, lines: scaled })
  if (!totals.ok) throw new Error(totals.error.type)
  const id = uuid()
  const ids = scaled.map(() => uuid())
  const document = {
    ...fields,
    ...amountsOf(totals.value),
    id,
    kind: 'invoice' as const,
    invoice_id: null,
    branch_id,
    currency,
    created_at,
    updated_at: created_at,
    version: 1,
    credited: '0',
    status: 'draft',
  }
  const lines = scaled.map(
    ({ sessions: _, claims_term: __, exponent: ___, shared: ____, ...line }, at) => ({
      ...writtenLine({ ...line, id: ids[at]! }, totals.value, at),
      credited: '0',
    })
  )
  return {
    document,
    lines,
    taxes: totals.value.taxes,
    issued_at,
    claims: scaled.flatMap(({ sessions, shared }, at) =>
      sessions.map(({ shared: amounts, ...session }) => ({
        charge: null,
        amount: null,
        exponent: null,
        ...session,
        ...amounts,
        ...claimOf(shared),
        line_id: ids[at],
      }))
    ),
    terms: scaled.flatMap(({ claims_term: isOnce, enrolment_id, shared }, at) =>
      isOnce ? [{ line_id: ids[at], enrolment_id, ...claimOf(shared) }] : []
    ),
    fees: scaled.flatMap(({ kind, shared }, at) =>
      kind === 'fee' ? [{ line_id: ids[at], ...claimOf(shared) }] : []
    ),
  }
}

const claimOf = (shared: NewDraftLine['shared']) =>
  shared ?? { share: 'first', enrolment_payer_id: null }

const claimFees = (fees: Invoice['fees']) =>
  sql`
    insert into fee_claims (line_id, service_id, enrolment_id, student_id, is_once, share, enrolment_payer_id)
    select l.id, l.service_id, l.enrolment_id, l.student_id, c.charged = 'once', f.share, f.enrolment_payer_id
    from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as f (line_id uuid, share text, enrolment_payer_id uuid)
      join document_lines l on l.id = f.line_id
      join enrolments e on (e.tenant_id, e.id) = (l.tenant_id, l.enrolment_id)
      join groups g on (g.tenant_id, g.id) = (e.tenant_id, e.group_id)
      join course_services c
        on (c.tenant_id, c.course_id, c.service_id) = (g.tenant_id, g.course_id, l.service_id)
    where l.kind = 'fee'`.execute(db())

async function payersOf(tenantId: string) {
  const read = sql<NamedPayer>`select n.* from ${namedPayers} n where n.tenant_id = ${tenantId}`
  const { rows } = await read.execute(db())
  return new Map(rows.map((payer) => [payer.id, payer]))
}

async function issueAll(world: World, invoices: Invoice[], payers: Map<string, NamedPayer>) {
  const { seller, settings } = await sellerSnapshot()
  const students = await studentSnapshots(
    invoices.flatMap(({ lines }) => lines.map(({ student_id }) => student_id))
  )
  const records: object[] = []
  const entries: object[] = []
  const issued: object[] = []
  const sequences = new Map<string, number>()
  let previous_hash = noHash
  for (const [at, { document, lines, taxes, issued_at }] of invoices.entries()) {
    const instant = new Date(issued_at!)
    const issued_on = world.dayAt(issued_at!)
    const series = `invoices/${issued_on.slice(0, 4)}`
    const sequence = (sequences.get(series) ?? 0) + 1
    sequences.set(series, sequence)
    const number = writeNumber(settings.invoice_pattern, issued_on.slice(0, 4), String(sequence))
    const full = { ...document, lines, taxes, issued_on, issued_at: instant }
    const counter = String(at + 1)
    const record = fiscalRecord(full, { counter, number, previous_hash }, seller.tax_number)
    records.push({ ...record, document_id: document.id, counter, previous_hash, issued_at })
    previous_hash = record.hash
    entries.push(...issueEntries(full).map((entry) => ({ ...entry, created_at: issued_at })))
    const {
      kind,
      number: own,
      name,
      name_other,
      tax_number,
      address,
      email,
      phone,
    } = payers.get(document.payer_id)!
    issued.push({
      id: document.id,
      number,
      series,
      sequence,
      issued_on,
      issued_at,
      due_on: world.day(settings.due_days, issued_on),
      seller,
      payer_snapshot: { kind, number: own, name, name_other, tax_number, address, email, phone },
      student_snapshots: Object.fromEntries(
        lines.flatMap(({ student_id: id }) => (id ? [[id, students[id]]] : []))
      ),
    })
    announce(world, document, { number, issued_at: issued_at! })
  }
  for (const [series, count] of sequences) await takeNumber(series, count)
  await insertRows(
    'fiscal_chains',
    records.length ? [{ counter: records.length, hash: previous_hash }] : []
  )
  await insertRows('fiscal_records', records)
  await insertRows('ledger_entries', entries)
  await freeze(issued)
}

function announce(
  world: World,
  { id, total: minor, currency, exponent, created_at }: Invoice['document'],
  { number, issued_at }: { number: string; issued_at: string }
) {
  const total = { minor, currency, exponent }
  world.tell(created_at, 'invoices.create', 'invoice', id, { after: { total } })
  world.tell(issued_at, 'invoices.issue', 'invoice', id, { after: { number, total } })
}

const freeze = (issued: object[]) =>
  sql`
    update documents d set status = 'issued', number = i.number, series = i.series, sequence = i.sequence,
      issued_on = i.issued_on, issued_at = i.issued_at, updated_at = i.issued_at, due_on = i.due_on, seller = i.seller,
      payer_snapshot = i.payer_snapshot, student_snapshots = i.student_snapshots, version = 2
    from jsonb_populate_recordset(null::documents, ${JSON.stringify(issued)}::jsonb) i where i.id = d.id`.execute(
    db()
  )
