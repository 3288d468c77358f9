import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { writeNumber } from '#domain/access/centre/rules/documents'
import { type DocumentRow, listLines, listTaxes } from '#domain/billing/documents/find_document'
import { type FiscalPlace, fiscalRecord } from '#domain/billing/documents/fiscal_record'
import { issueEntries } from '#domain/billing/documents/issue_entries'
import {
  payerSnapshot,
  sellerSnapshot,
  studentSnapshots,
} from '#domain/billing/documents/snapshots'
import { documentIssued } from '#domain/billing/events'
import { noHash } from '#domain/billing/rules/fiscal_payload'
import type { Actor } from '#domain/shared/audit/actor'
import { auditing, auditValues } from '#domain/shared/audit/audit'
import { taking } from '#domain/shared/data/counters'
import { db } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { now, today } from '#domain/shared/time/clock'

type Freezing = { document: DocumentRow; zone: string; actor: Actor }

export type Issued = { id: string; number: string }

/**
 * Issues a draft whose row is locked: snapshots, number, fiscal record and ledger. The number and the place
 * in the fiscal chain are taken last, because others of the centre wait for them until the transaction ends.
 */
export async function freezeDocument({ document, zone, actor }: Freezing): Promise<Issued> {
  const { id, kind } = document
  const [lines, taxes, { seller, settings }, payer] = await Promise.all([
    listLines(id),
    listTaxes(id),
    sellerSnapshot(),
    payerSnapshot(document.payer_id),
  ])
  const students = await studentSnapshots(lines.map((line) => line.student_id))
  const [day, instant] = [today(zone), now().toJSDate()]
  const due = DateTime.fromISO(day).plus({ days: settings.due_days }).toISODate()
  const dueOn = kind === 'invoice' ? (document.due_on ?? due) : null
  await publish(documentIssued, { documentId: id })

  const year = day.slice(0, 4)
  const series = `${kind}s/${year}`
  const place = await takePlace(series)
  const pattern = kind === 'invoice' ? settings.invoice_pattern : settings.credit_note_pattern
  const number = writeNumber(pattern, year, place.sequence)
  const issued = { ...document, lines, taxes, number, issued_on: day, issued_at: instant }
  const record = fiscalRecord(issued, place, seller.tax_number)
  const entries = issueEntries(issued)
  const { currency, exponent } = document
  const audit = auditValues({
    actor,
    action: `${kind}s.issue`,
    subjectType: kind,
    subjectId: id,
    after: { number, total: { minor: document.total, currency, exponent } },
  })
  const write = sql`
    with chained as (
      update fiscal_chains set hash = ${record.hash}
    ), recorded as (
      insert into fiscal_records (id, document_id, counter, previous_hash, payload, hash, issued_at)
      values (${record.id}, ${id}, ${place.counter}::bigint, ${place.previous_hash}, ${record.payload}, ${record.hash},
        ${instant})
    ), issued as (
      update documents set status = 'issued', number = ${number}, series = ${series}, sequence = ${place.sequence}::bigint,
        issued_on = ${day}::date, issued_at = ${instant}, due_on = ${dueOn}::date, seller = ${JSON.stringify(seller)}::jsonb,
        payer_snapshot = ${JSON.stringify(payer)}::jsonb, student_snapshots = ${JSON.stringify(students)}::jsonb,
        version = version + 1, updated_at = now()
      where id = ${id} returning id
    ), booked as (
      insert into ledger_entries (id, act_id, act, booked_on, document_id, account, payer_id, service_id, tax_rate, currency,
        exponent, amount)
      select id, act_id, act, booked_on, document_id, account, payer_id, service_id, tax_rate, currency, exponent, amount
      from jsonb_populate_recordset(null::ledger_entries, ${JSON.stringify(entries)}::jsonb)
    )
    ${auditing(audit, 'issued', sql`'{}'::jsonb`)}`
  await write.execute(db())
  return { id, number }
}

type Place = Record<keyof FiscalPlace | 'sequence', string>

/** Waits for whoever issues in the centre at the same moment; always in this order, so never in a circle. */
async function takePlace(series: string): Promise<Place> {
  const take = sql<Place>`
    with number as (${taking({ counter: series, count: 1 })}), chain as (
      insert into fiscal_chains as c (counter, hash) select 1, ${noHash} from number
      on conflict (tenant_id) do update set counter = c.counter + 1
      returning counter, hash
    )
    select number.first as sequence, chain.counter, chain.hash as previous_hash from number cross join chain`
  return (await take.execute(db())).rows[0]!
}
