import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { numberParts } from '#domain/access/centre/rules/documents'
import type { DocumentToIssue } from '#domain/billing/documents/documents_to_issue'
import { fiscalTexts } from '#domain/billing/documents/fiscal_record'
import { issueEntries } from '#domain/billing/documents/issue_entries'
import type { CentreSnapshot } from '#domain/billing/documents/snapshots'
import type { Actor } from '#domain/shared/audit/actor'
import { auditingEach, auditRows } from '#domain/shared/audit/audit'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now, today } from '#domain/shared/time/clock'

export type Freezing = {
  document: DocumentToIssue
  actor: Actor
}

type Series = {
  kind: 'invoice' | 'credit_note'
  /** An IANA name: the centre’s day is the day of issue. */
  zone: string
} & CentreSnapshot

export type Issued = Columns<'documents', 'id'> & Record<'number', string>

/**
 * Issues drafts by one statement, in their order: snapshots, number, fiscal record and ledger, and a mark on
 * each session that they bill. Number and place in the fiscal chain are taken last, because others of the
 * centre wait for them until the transaction ends. Answers those that still have the version that was read.
 */
export function freezeDocuments(
  { kind, zone, seller, settings }: Series,
  freezing: Freezing[]
): Promise<Issued[]> {
  const [day, instant] = [today(zone), now().toJSDate()]
  const year = day.slice(0, 4)
  const due = DateTime.fromISO(day).plus({ days: settings.due_days }).toISODate()
  const pattern = kind === 'invoice' ? settings.invoice_pattern : settings.credit_note_pattern
  const issued = freezing.map(({ document, actor }) => {
    const amounts = { ...document, issued_on: day, issued_at: instant }
    return { document, actor, amounts, record: fiscalTexts(amounts, seller.tax_number) }
  })
  const rows = issued.map(({ document, record }) => ({
    id: document.id,
    version: document.version,
    due_on: kind === 'invoice' ? (document.due_on ?? due) : null,
    payer: document.payer,
    students: document.students,
    record_id: record.id,
    texts: record.texts,
  }))
  const entries = issued.flatMap(({ amounts }) => issueEntries(amounts))
  const audit = issued.map(({ document: { id, total: minor, currency, exponent }, actor }) => ({
    actor,
    action: `${kind}s.issue`,
    subjectType: kind,
    subjectId: id,
    after: { total: { minor, currency, exponent } },
  }))
  return freeze({
    ids: issued.map(({ document }) => document.id),
    payers: issued.map(({ document }) => document.payer_id),
    ...numberParts(pattern, year),
    series: `${kind}s/${year}`,
    day,
    instant,
    seller: JSON.stringify(seller),
    rows: JSON.stringify(rows),
    entries: JSON.stringify(entries),
    audit: auditRows(audit),
  })
}

type Frozen = ReturnType<typeof numberParts> &
  Record<'series' | 'day' | 'seller' | 'rows' | 'entries' | 'audit', string> & {
    ids: string[]
    payers: string[]
    instant: Date
  }

/**
 * Payers are locked before documents, and both in one order, so that nobody waits in a circle: each part
 * begins with what the one before it answers.
 */
const freeze = statement(
  (_, f: Frozen) => sql<Issued>`
    with wanted as materialized (
      select * from rows from (jsonb_to_recordset(${f.rows}::jsonb) as (id uuid, version integer, due_on date, payer jsonb,
         students jsonb, record_id uuid, texts jsonb)) with ordinality
    ), payer as materialized (
      select p.id from payers p where p.id = ${anyOf(f.payers)} order by p.id for no key update
    ), ready as materialized (
      select d.id from documents d where d.id = ${anyOf(f.ids)} and d.status = 'draft'
        and d.version = (select w.version from wanted w where w.id = d.id) and (select count(*) from payer) > 0
      order by d.id for update
    ), billed as (
      update attendance a set billed_at = coalesce(a.billed_at, ${f.instant})
      from ready r join document_lines l on l.document_id = r.id
        join billing_claims c on (c.tenant_id, c.line_id) = (l.tenant_id, l.id)
      where (a.tenant_id, a.session_id, a.student_id) = (c.tenant_id, c.session_id, c.student_id) returning 1
    ), placed as materialized (
      select p.* from (
        select jsonb_agg(jsonb_build_object('id', w.id, 'record_id', w.record_id, 'texts', w.texts) order by w.ordinality) as rows
        from wanted w join ready r on r.id = w.id where (select count(*) from billed) >= 0
      ) d cross join lateral public.place_documents(${f.series}, ${f.before}, ${f.digits}::integer, ${f.after}, d.rows) p
    ), recorded as (
      insert into fiscal_records (id, document_id, counter, previous_hash, payload, hash, issued_at)
      select record_id, document_id, counter, previous_hash, payload, hash, ${f.instant} from placed
    ), issued as (
      update documents d set status = 'issued', number = p.number, series = ${f.series}, sequence = p.sequence,
        issued_on = ${f.day}::date, issued_at = ${f.instant}, due_on = w.due_on, seller = ${f.seller}::jsonb,
        payer_snapshot = w.payer, student_snapshots = w.students, version = d.version + 1, updated_at = now()
      from placed p join wanted w on w.id = p.document_id where d.id = p.document_id
    ), booked as (
      insert into ledger_entries (id, act_id, act, booked_on, document_id, account, payer_id, service_id, tax_rate, currency,
        exponent, amount)
      select e.id, e.act_id, e.act, e.booked_on, e.document_id, e.account, e.payer_id, e.service_id, e.tax_rate, e.currency,
        e.exponent, e.amount
      from jsonb_populate_recordset(null::ledger_entries, ${f.entries}::jsonb) e join placed p on p.document_id = e.document_id
    ), audited as (
      ${auditingEach(f.audit, sql`placed p on p.document_id = entry.subject_id`, sql`jsonb_build_object('number', p.number)`)}
    )
    select document_id as id, number from placed order by sequence`
)
