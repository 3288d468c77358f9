import { sql } from 'kysely'
import { noHash } from '#domain/billing/rules/fiscal_payload'
import { db, readTenant } from '#domain/shared/data/database'

const checks = {
  unbalanced_act: `
    select act_id::text as subject from ledger_entries group by act_id, currency
    having sum(amount * 10::numeric ^ (4 - exponent)) <> 0`,

  /** Once issued, a document stands in the ledger with its total; void, with nothing. */
  ledger_differs: `
    select d.number as subject from documents d
    where d.status <> 'draft' and coalesce((
      select sum(e.amount) from ledger_entries e
      where e.tenant_id = d.tenant_id and e.document_id = d.id and e.account = 'receivable'), 0)
      <> case when d.status = 'void' then 0 when d.kind = 'invoice' then d.total else -d.total end`,

  tax_differs: `
    select d.number as subject from documents d
    where d.status <> 'draft' and coalesce((
      select -sum(e.amount) from ledger_entries e
      where e.tenant_id = d.tenant_id and e.document_id = d.id and e.account = 'tax'), 0)
      <> case when d.status = 'void' then 0 when d.kind = 'invoice' then d.tax else -d.tax end`,

  /** A payment lowers what its payer owes by all that no bank returned; a void one by nothing. */
  payment_differs: `
    select p.number as subject from payments p
    where coalesce((
      select -sum(e.amount) from ledger_entries e
      where e.tenant_id = p.tenant_id and e.payment_id = p.id and e.account = 'receivable'), 0)
      <> case when p.status = 'void' then 0 else p.amount - p.returned end
      or p.amount <> (select sum(x.amount) from payment_parts x where (x.tenant_id, x.payment_id) = (p.tenant_id, p.id))`,

  allocations_differ: `
    select d.number as subject from documents d
    where d.paid <> coalesce((
      select sum(a.amount) from allocations a where (a.tenant_id, a.document_id) = (d.tenant_id, d.id)), 0)
    union all
    select p.number from payments p
    where p.allocated <> coalesce((
      select sum(a.amount * 10::numeric ^ (p.exponent - d.exponent)) from allocations a
      join documents d on (d.tenant_id, d.id) = (a.tenant_id, a.document_id)
      where (a.tenant_id, a.payment_id) = (p.tenant_id, p.id)), 0)`,

  /** Everything that somebody owes is open on invoices, less the credit that payments left. */
  payer_differs: `
    select coalesce(l.payer_id, o.payer_id)::text as subject
    from (
      select payer_id, currency, sum(amount * 10::numeric ^ (4 - exponent)) as owed from ledger_entries
      where account = 'receivable' group by payer_id, currency) l
    full join (
      select payer_id, currency, sum(open) as owed from (
        select payer_id, currency, open * 10::numeric ^ (4 - exponent) as open from documents
          where kind = 'invoice' and status = 'issued'
        union all
        select payer_id, currency, -(amount - allocated - returned) * 10::numeric ^ (4 - exponent) from payments
          where status = 'completed') one
      group by payer_id, currency) o on (o.payer_id, o.currency) = (l.payer_id, l.currency)
    where coalesce(l.owed, 0) <> coalesce(o.owed, 0)`,

  receipt_missing: `
    select c.name || ' ' || n as subject from counters c, generate_series(1, c.next - 1) as n
    where c.name ~ '^receipts/[0-9]{4}$' and not exists (
      select from payments p where p.tenant_id = c.tenant_id and p.series = c.name and p.sequence = n)`,

  lines_differ: `
    select coalesce(d.number, d.id::text) as subject from documents d
    left join document_lines l on (l.tenant_id, l.document_id) = (d.tenant_id, d.id)
    group by d.tenant_id, d.id, d.number, d.total, d.tax, d.credited
    having coalesce(sum(l.total), 0) <> d.total or coalesce(sum(l.tax), 0) <> d.tax
      or coalesce(sum(l.credited), 0) <> d.credited`,

  rates_differ: `
    select coalesce(d.number, d.id::text) as subject from documents d
    where d.tax <> coalesce((
      select sum(x.amount) from document_taxes x where (x.tenant_id, x.document_id) = (d.tenant_id, d.id)), 0)`,

  credits_differ: `
    select d.number as subject from documents d
    where d.kind = 'invoice' and d.credited <> coalesce((
      select sum(n.total) from documents n
      where n.tenant_id = d.tenant_id and n.invoice_id = d.id and n.status = 'issued'), 0)`,

  number_missing: `
    select c.name || ' ' || n as subject from counters c, generate_series(1, c.next - 1) as n
    where c.name ~ '^(invoices|credit_notes)/[0-9]{4}$' and not exists (
      select from documents d where d.tenant_id = c.tenant_id and d.series = c.name and d.sequence = n)`,

  number_uncounted: `
    select d.number as subject from documents d
    where d.status <> 'draft' and not exists (
      select from counters c where c.tenant_id = d.tenant_id and c.name = d.series and c.next > d.sequence)`,

  fiscal_record_missing: `
    select d.number as subject from documents d
    where d.status <> 'draft' and not exists (
      select from fiscal_records r where r.tenant_id = d.tenant_id and r.document_id = d.id)`,

  fiscal_chain_broken: `
    select r.counter::text as subject from (
      select counter, previous_hash, hash, payload, lag(hash, 1, '${noHash}') over (order by counter) as before,
        row_number() over (order by counter) as place
      from fiscal_records) as r
    where r.counter <> r.place or r.previous_hash <> r.before or r.payload::jsonb ->> 'previous_hash' <> r.before
      or r.hash <> encode(sha256(convert_to(r.payload, 'UTF8')), 'hex')
    union all
    select 'head' from fiscal_chains c where not exists (
      select from fiscal_records r where r.counter = c.counter and r.hash = c.hash)`,

  fiscal_amount_differs: `
    select d.number as subject from fiscal_records r
    join documents d on (d.tenant_id, d.id) = (r.tenant_id, r.document_id)
    where (r.payload::jsonb #>> '{document,total}', r.payload::jsonb #>> '{document,tax}', r.payload::jsonb #>> '{document,number}')
      is distinct from (d.total::text, d.tax::text, d.number)`,

  claim_differs: `
    select c.session_id || ' ' || c.student_id as subject from billing_claims c
    join document_lines l on (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
    join documents d on (d.tenant_id, d.id) = (l.tenant_id, l.document_id)
    where d.status = 'void'`,
} as const

export type BookFault = { check: keyof typeof checks; subject: string }

const all = Object.entries(checks)
  .map(([check, query]) => `select '${check}' as "check", subject from (${query}) as fault`)
  .join(' union all ')

/** Finds whatever contradicts itself in the books of a centre; nothing means that they are right. */
export const verifyBooks = (tenantId: string): Promise<BookFault[]> =>
  readTenant(tenantId, async () => (await sql<BookFault>`${sql.raw(all)}`.execute(db())).rows)
