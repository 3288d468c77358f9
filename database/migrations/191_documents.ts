import { inBranch, limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { applicationRole, isolate } from '#database/tenant_table'

const reference = (column: string, table: string, action = '') =>
  `foreign key (tenant_id, ${column}) references public.${table} (tenant_id, id) ${action}`

const amount = (name: string, least = '0') =>
  `${name} bigint not null default 0 check (${name} between ${least} and 999999999999999)`

/** A percentage is in hundredths of a per cent, an amount in minor units of the document. */
const agreedDiscount = `
  discount_kind text check (discount_kind in ('percent', 'amount')),
  discount_value bigint check (discount_value between 0 and 999999999999999),
  discount_reason text check (length(discount_reason) between 1 and 200),
  check ((discount_kind is null) = (discount_value is null)),
  check (discount_kind is distinct from 'percent' or discount_value <= 10000)`

/** A rate of zero is not an exemption. */
const tax = `
  tax_kind text not null check (tax_kind in ('exempt', 'rate')),
  tax_rate integer check (tax_rate between 0 and 10000),
  check ((tax_kind = 'rate') = (tax_rate is not null))`

/** Invoices and credit notes are drafts, or issued and frozen (docs/adr/0081-invoices-and-ledger.md). */
export default class Documents extends Migration {
  up() {
    this.documents()
    this.lines()
    this.taxes()
    this.claims()
    this.frozen()
  }

  /**
   * `series` is the counter that gave the number, `invoices/2026`; `credited` is what credit notes took of
   * an invoice.
   */
  private documents() {
    this.run(`
      create table public.documents (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        kind text not null check (kind in ('invoice', 'credit_note')),
        status text not null default 'draft' check (status in ('draft', 'issued', 'void')),
        number text check (length(number) between 1 and 40),
        series text check (series ~ '^(invoices|credit_notes)/[0-9]{4}$'),
        sequence bigint check (sequence > 0),
        payer_id uuid not null,
        branch_id uuid not null default public.main_branch(),
        invoice_id uuid,
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        exponent smallint not null check (exponent between 0 and 4),
        tax_inclusive boolean not null,
        language text not null check (language in ('en', 'ar', 'both')),
        issued_on date,
        issued_at timestamptz,
        due_on date,
        period_from date,
        period_to date check (period_to >= period_from),
        reason text check (length(reason) between 1 and 500),
        notes text check (length(notes) between 1 and 2000),
        internal_notes text check (length(internal_notes) between 1 and 4000),
        ${agreedDiscount},
        ${amount('subtotal')},
        ${amount('discount')},
        ${amount('net')},
        ${amount('tax')},
        ${amount('total')},
        ${amount('credited')},
        seller jsonb check (jsonb_typeof(seller) = 'object'),
        payer_snapshot jsonb check (jsonb_typeof(payer_snapshot) = 'object'),
        student_snapshots jsonb check (jsonb_typeof(student_snapshots) = 'object'),
        sent_at timestamptz,
        voided_on date,
        void_reason text check (length(void_reason) between 1 and 500),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        constraint documents_number unique (tenant_id, kind, number),
        constraint documents_sequence unique (tenant_id, series, sequence),
        check ((kind = 'credit_note') = (invoice_id is not null)),
        check ((kind = 'credit_note') = (reason is not null)),
        check (status <> 'void' or kind = 'invoice'),
        check ((status = 'void') = (voided_on is not null)),
        check ((status = 'void') = (void_reason is not null)),
        check (status <> 'void' or credited = 0),
        check (credited <= total),
        check (total = net + tax),
        check (discount <= subtotal),
        check (num_nonnulls(number, series, sequence, issued_on, issued_at, seller, payer_snapshot, student_snapshots)
          = case status when 'draft' then 0 else 8 end),
        check (due_on >= issued_on),
        check (status = 'draft' or (due_on is not null) = (kind = 'invoice')),
        ${reference('payer_id', 'payers')},
        ${reference('branch_id', 'branches')},
        ${reference('invoice_id', 'documents')}
      );
      create index documents_by_day on public.documents (tenant_id, kind, issued_on desc, sequence desc) where status <> 'draft';
      create index documents_by_draft on public.documents (tenant_id, kind, created_at desc, id desc) where status = 'draft';
      create index documents_by_due on public.documents (tenant_id, due_on, id)
        where kind = 'invoice' and status = 'issued' and credited < total;
      create index documents_by_payer on public.documents (tenant_id, payer_id, issued_on desc, id desc);
      create index documents_by_branch on public.documents (tenant_id, branch_id, issued_on desc, id desc);
      create index documents_by_invoice on public.documents (tenant_id, invoice_id) where invoice_id is not null;
      ${isolate('public.documents')}
      ${limitToBranches('documents', inBranch())}`)
  }

  /**
   * The quantity is a fraction: 150 minutes of a price per hour are 150/60. Amounts are minor units of the
   * document.
   */
  private lines() {
    this.run(`
      create table public.document_lines (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        document_id uuid not null,
        position smallint not null check (position > 0),
        kind text not null check (kind in ('tuition', 'session', 'fee', 'adjustment', 'other')),
        student_id uuid,
        enrolment_id uuid,
        service_id uuid,
        credited_line_id uuid,
        label_en text check (length(label_en) between 1 and 200),
        label_ar text check (length(label_ar) between 1 and 200),
        unit text not null default 'item' check (unit in ('session', 'hour', 'month', 'term', 'item')),
        quantity_numerator bigint not null default 1 check (quantity_numerator between 1 and 1000000000),
        quantity_denominator integer not null default 1 check (quantity_denominator between 1 and 1000000),
        unit_price bigint not null check (unit_price between 0 and 999999999999999),
        list_price bigint check (list_price between 0 and 999999999999999),
        ${agreedDiscount},
        ${tax},
        ${amount('gross')},
        ${amount('discount')},
        ${amount('document_discount')},
        ${amount('taxable')},
        ${amount('tax')},
        ${amount('total')},
        ${amount('credited')},
        session_count integer check (session_count between 1 and 10000),
        period_from date,
        period_to date check (period_to >= period_from),
        primary key (tenant_id, id),
        constraint document_lines_position unique (tenant_id, document_id, position) deferrable initially deferred,
        check (num_nonnulls(label_en, label_ar) > 0),
        check (credited <= total),
        check (taxable = gross - discount - document_discount),
        ${reference('document_id', 'documents', 'on delete cascade')},
        ${reference('student_id', 'students')},
        ${reference('enrolment_id', 'enrolments')},
        ${reference('service_id', 'services')},
        ${reference('credited_line_id', 'document_lines')}
      );
      create index document_lines_by_student on public.document_lines (tenant_id, student_id) where student_id is not null;
      create index document_lines_by_enrolment on public.document_lines (tenant_id, enrolment_id) where enrolment_id is not null;
      create index document_lines_by_service on public.document_lines (tenant_id, service_id) where service_id is not null;
      create index document_lines_by_credited on public.document_lines (tenant_id, credited_line_id)
        where credited_line_id is not null;
      ${isolate('public.document_lines')}
      ${limitToBranches('document_lines', withRecord('document_lines', 'documents', 'document_id'))}`)
  }

  private taxes() {
    this.run(`
      create table public.document_taxes (
        tenant_id uuid not null references platform.tenants,
        document_id uuid not null,
        position smallint not null check (position > 0),
        ${tax},
        ${amount('taxable')},
        ${amount('amount')},
        primary key (tenant_id, document_id, position),
        constraint document_taxes_rate unique nulls not distinct (tenant_id, document_id, tax_kind, tax_rate),
        ${reference('document_id', 'documents', 'on delete cascade')}
      );
      ${isolate('public.document_taxes')}
      ${limitToBranches('document_taxes', withRecord('document_taxes', 'documents', 'document_id'))}`)
  }

  /**
   * A session is billed once for a student, a term once for an enrolment: the line of a draft claims it,
   * until the line is removed or the invoice voided. The percentage and the minutes that were billed stand
   * beside it, to be compared with what is true afterwards.
   */
  private claims() {
    const columns = `
      tenant_id uuid not null references platform.tenants,
      line_id uuid not null,
      created_at timestamptz not null default now(),
      ${reference('line_id', 'document_lines', 'on delete cascade')}`
    const limited = (table: string) => `
      create index ${table}_by_line on public.${table} (tenant_id, line_id);
      ${isolate(`public.${table}`)}
      ${limitToBranches(table, withRecord(table, 'document_lines', 'line_id'))}`
    this.run(`
      create table public.billing_claims (${columns},
        session_id uuid not null,
        student_id uuid not null,
        charge_percent smallint not null check (charge_percent between 0 and 100),
        minutes integer not null check (minutes between 0 and 1440),
        primary key (tenant_id, session_id, student_id),
        ${reference('session_id', 'class_sessions')},
        ${reference('student_id', 'students')}
      );
      create index billing_claims_by_student on public.billing_claims (tenant_id, student_id);
      ${limited('billing_claims')}
      create table public.term_claims (${columns},
        enrolment_id uuid not null,
        primary key (tenant_id, enrolment_id),
        ${reference('enrolment_id', 'enrolments')}
      );
      ${limited('term_claims')}`)
  }

  /**
   * These columns of an issued document may change, and of its lines what was credited; its taxes never do.
   * Who writes a line locks the document against being issued meanwhile.
   */
  private frozen() {
    this.run(`
      create function public.keep_documents_frozen() returns trigger language plpgsql set search_path = pg_catalog as $$
      declare changing constant text[] := array['status', 'credited', 'sent_at', 'due_on', 'internal_notes', 'voided_on',
        'void_reason', 'version', 'updated_at'];
      begin
        if old.status = 'draft' then return coalesce(new, old); end if;
        if tg_op = 'UPDATE' and to_jsonb(new) - changing = to_jsonb(old) - changing
          and (new.status = old.status or (old.status, new.status) = ('issued', 'void'))
        then return new; end if;
        raise exception 'an issued document is frozen' using errcode = '42501';
      end $$;
      create trigger documents_frozen before update or delete on public.documents
        for each row execute function public.keep_documents_frozen();

      create function public.keep_document_parts_frozen() returns trigger language plpgsql set search_path = pg_catalog as $$
      declare document record;
      begin
        for document in select status from public.documents d
          where d.tenant_id = coalesce(new.tenant_id, old.tenant_id) and d.id in (new.document_id, old.document_id) for share
        loop
          if document.status <> 'draft' and not (tg_table_name = 'document_lines' and tg_op = 'UPDATE'
            and to_jsonb(new) - 'credited' = to_jsonb(old) - 'credited')
          then raise exception 'an issued document is frozen' using errcode = '42501'; end if;
        end loop;
        return coalesce(new, old);
      end $$;
      ${['document_lines', 'document_taxes']
        .map(
          (table) => `
      create trigger ${table}_frozen before insert or update or delete on public.${table}
        for each row execute function public.keep_document_parts_frozen();`
        )
        .join('')}
      ${['documents', 'document_lines', 'document_taxes']
        .map(
          (table) => `
      alter table public.${table} enable always trigger ${table}_frozen;
      revoke truncate on public.${table} from ${applicationRole()};`
        )
        .join('')}`)
  }
}
