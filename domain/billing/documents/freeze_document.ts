import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { writeNumber } from '#domain/access/centre/rules/documents'
import { type DocumentRow, listLines, listTaxes } from '#domain/billing/documents/find_document'
import {
  payerSnapshot,
  sellerSnapshot,
  studentSnapshots,
} from '#domain/billing/documents/snapshots'
import { documentIssued } from '#domain/billing/events'
import { fiscalPayload, noHash } from '#domain/billing/rules/fiscal_payload'
import { ledgerEntries } from '#domain/billing/rules/ledger_entries'
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
  const [day, instant] = [today(zone), now()]
  const due = DateTime.fromISO(day).plus({ days: settings.due_days }).toISODate()
  const dueOn = kind === 'invoice' ? (document.due_on ?? due) : null
  await publish(documentIssued, { documentId: id })

  const year = day.slice(0, 4)
  const series = `${kind}s/${year}`
  const place = await takePlace(series)
  const pattern = kind === 'invoice' ? settings.invoice_pattern : settings.credit_note_pattern
  const number = writeNumber(pattern, year, place.sequence)
  const record = uuid()
  const payload = fiscalPayload({
    id: record,
    counter: place.counter,
    previous_hash: place.previous_hash,
    document: {
      ...fiscalFields(document),
      number,
      issued_on: day,
      issued_at: instant.toISO(),
      seller_tax_number: seller.tax_number,
    },
    lines: lines.map(({ position, quantity_numerator: numerator, ...line }) => ({
      position,
      quantity: `${numerator}/${line.quantity_denominator}`,
      unit_price: line.unit_price,
      discount: line.discount,
      document_discount: line.document_discount,
      tax_kind: line.tax_kind,
      tax_rate: line.tax_rate,
      taxable: line.taxable,
      tax: line.tax,
      total: line.total,
    })),
    taxes,
  })
  const hash = createHash('sha256').update(payload).digest('hex')
  const act = { act_id: uuid(), act: 'issue', booked_on: day, document_id: id }
  const { currency, exponent } = document
  const entries = ledgerEntries({ ...document, lines, taxes }).map((entry) => {
    return { ...entry, ...act, id: uuid(), currency, exponent }
  })
  const audit = auditValues({
    actor,
    action: `${kind}s.issue`,
    subjectType: kind,
    subjectId: id,
    after: { number, total: { minor: document.total, currency, exponent } },
  })
  const write = sql`
    with chained as (
      update fiscal_chains set hash = ${hash}
    ), recorded as (
      insert into fiscal_records (id, document_id, counter, previous_hash, payload, hash, issued_at)
      values (${record}, ${id}, ${place.counter}::bigint, ${place.previous_hash}, ${payload}, ${hash}, ${instant.toJSDate()})
    ), issued as (
      update documents set status = 'issued', number = ${number}, series = ${series}, sequence = ${place.sequence}::bigint,
        issued_on = ${day}::date, issued_at = ${instant.toJSDate()}, due_on = ${dueOn}::date, seller = ${JSON.stringify(seller)}::jsonb,
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

type Place = Record<'sequence' | 'counter' | 'previous_hash', string>

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

const fiscalFields = (document: DocumentRow) => ({
  id: document.id,
  kind: document.kind,
  invoice_id: document.invoice_id,
  payer_id: document.payer_id,
  currency: document.currency,
  exponent: document.exponent,
  tax_inclusive: document.tax_inclusive,
  subtotal: document.subtotal,
  discount: document.discount,
  net: document.net,
  tax: document.tax,
  total: document.total,
})
