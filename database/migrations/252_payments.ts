import { inBranch, limitToBranches, withRecord } from '#database/branch_policy'
import { reader } from '#database/finding/definer'
import { Migration } from '#database/migration'
import { applicationRole, isolate } from '#database/tenant_table'

const reference = (column: string, table: string) =>
  `foreign key (tenant_id, ${column}) references public.${table} (tenant_id, id)`

const amount = (name: string) =>
  `${name} bigint not null default 0 check (${name} between 0 and 999999999999999)`

const settings = JSON.stringify({
  invoice_pattern: 'INV-{YYYY}-{0000}',
  credit_note_pattern: 'CN-{YYYY}-{0000}',
  receipt_pattern: 'RC-{YYYY}-{0000}',
  due_days: 14,
  language: 'both',
  payment_en: null,
  payment_ar: null,
  footer_en: null,
  footer_ar: null,
  qr: true,
})

const moneyAccounts = `'cash', 'card', 'bank', 'cheques', 'wallet', 'other_money'`

/** Money that payers hand over, and the invoices it pays (docs/adr/0085-payments.md). */
export default class Payments extends Migration {
  up() {
    this.paidDocuments()
    this.payments()
    this.parts()
    this.allocations()
    this.frozen()
    this.ledger()
    this.requests()
    this.receiptNumbers()
    this.listed()
  }

  /**
   * Payments and write-offs count on an invoice after it is frozen, as credit notes do; `open` is what is
   * left of it.
   */
  private paidDocuments() {
    this.run(`
      alter table public.documents
        add ${amount('paid')},
        add ${amount('written_off')};
      alter table public.documents
        add open bigint not null generated always as (total - credited - paid - written_off) stored,
        add constraint documents_settled check (open >= 0),
        add constraint documents_paid check ((kind = 'invoice' and status = 'issued') or (paid = 0 and written_off = 0));
      create or replace function public.keep_documents_frozen() returns trigger language plpgsql set search_path = pg_catalog as $$
      declare changing constant text[] := array['status', 'credited', 'paid', 'written_off', 'open', 'sent_at', 'due_on',
        'internal_notes', 'voided_on', 'void_reason', 'version', 'updated_at'];
      begin
        if old.status = 'draft' then return coalesce(new, old); end if;
        if tg_op = 'UPDATE' and to_jsonb(new) - changing = to_jsonb(old) - changing
          and (new.status = old.status or (old.status, new.status) = ('issued', 'void'))
        then return new; end if;
        raise exception 'an issued document is frozen' using errcode = '42501';
      end $$;
      create or replace view public.listed_invoices with (security_invoker = true) as
      select d.tenant_id, d.id, d.status, d.number, d.payer_id, d.branch_id, d.invoice_id, d.reason, d.currency,
        d.exponent, d.net, d.tax, d.total, d.credited, d.issued_on, d.due_on, d.sent_at, d.version, d.created_at,
        coalesce(d.issued_at, 'infinity'::timestamptz) as placed_at,
        coalesce(d.due_on, 'infinity'::date) as payable_on,
        null::timestamptz as archived_at,
        ' ' || search.normalise(d.number) as search_text,
        d.paid, d.open
      from public.documents d where d.kind = 'invoice';`)
  }

  /**
   * `allocated` stands on invoices, `returned` is what a bank did not honour; the rest is the payer's credit.
   * Each is in minor units of the payment.
   */
  private payments() {
    this.run(`
      create table public.payments (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        status text not null default 'completed' check (status in ('completed', 'void')),
        number text not null check (length(number) between 1 and 40),
        series text not null check (series ~ '^receipts/[0-9]{4}$'),
        sequence bigint not null check (sequence > 0),
        payer_id uuid not null,
        branch_id uuid not null default public.main_branch(),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        exponent smallint not null check (exponent between 0 and 4),
        amount bigint not null check (amount between 1 and 999999999999999),
        ${amount('allocated')},
        ${amount('returned')},
        received_on date not null,
        received_at timestamptz not null default now(),
        received_by uuid not null,
        receiver_name text not null,
        receiver_name_other text,
        notes text check (length(notes) between 1 and 4000),
        language text not null check (language in ('en', 'ar', 'both')),
        seller jsonb not null check (jsonb_typeof(seller) = 'object'),
        payer_snapshot jsonb not null check (jsonb_typeof(payer_snapshot) = 'object'),
        voided_on date,
        void_reason text check (length(void_reason) between 1 and 500),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        constraint payments_number unique (tenant_id, number),
        constraint payments_sequence unique (tenant_id, series, sequence),
        constraint payments_spent check (allocated + returned <= amount),
        check (status <> 'void' or allocated = 0),
        check (num_nonnulls(voided_on, void_reason) = case status when 'void' then 2 else 0 end),
        ${reference('payer_id', 'payers')},
        ${reference('branch_id', 'branches')},
        ${reference('received_by', 'users')}
      );
      create index payments_by_day on public.payments (tenant_id, received_on desc, sequence desc);
      create index payments_by_instant on public.payments (tenant_id, received_at, id);
      create index payments_by_payer on public.payments (tenant_id, payer_id, received_at desc);
      create index payments_by_receiver on public.payments (tenant_id, received_by, received_at desc);
      create index payments_by_branch on public.payments (tenant_id, branch_id, received_at desc);
      create index payments_with_credit on public.payments (tenant_id, payer_id, received_at)
        where status = 'completed' and allocated + returned < amount;
      ${isolate('public.payments')}
      ${limitToBranches('payments', inBranch())}`)
  }

  /** `rounding` is what cash was handed over above the amount, or below it if negative. */
  private parts() {
    this.run(`
      create table public.payment_parts (
        tenant_id uuid not null references platform.tenants,
        payment_id uuid not null,
        position smallint not null check (position between 1 and 20),
        method_id uuid not null,
        amount bigint not null check (amount between 1 and 999999999999999),
        rounding bigint not null default 0 check (abs(rounding) < 1000000 and amount + rounding >= 0),
        reference text check (length(reference) between 1 and 100),
        cheque_bank text check (length(cheque_bank) between 1 and 100),
        cheque_due_on date,
        cheque_state text check (cheque_state in ('received', 'deposited', 'cleared', 'bounced')),
        cheque_state_on date,
        primary key (tenant_id, payment_id, position),
        check ((cheque_state is null) = (cheque_due_on is null)),
        check ((cheque_state is null) = (cheque_state_on is null)),
        check (cheque_state is not null or cheque_bank is null),
        ${reference('payment_id', 'payments')},
        ${reference('method_id', 'payment_methods')}
      );
      create index payment_parts_by_method on public.payment_parts (tenant_id, method_id, payment_id);
      create index payment_parts_open_cheques on public.payment_parts (tenant_id, cheque_due_on)
        where cheque_state in ('received', 'deposited');
      ${isolate('public.payment_parts')}
      ${limitToBranches('payment_parts', withRecord('payment_parts', 'payments', 'payment_id'))}`)
  }

  /** The amount is in minor units of the document. */
  private allocations() {
    this.run(`
      create table public.allocations (
        tenant_id uuid not null references platform.tenants,
        payment_id uuid not null,
        document_id uuid not null,
        amount bigint not null check (amount between 1 and 999999999999999),
        created_at timestamptz not null default now(),
        primary key (tenant_id, payment_id, document_id),
        ${reference('payment_id', 'payments')},
        ${reference('document_id', 'documents')}
      );
      create index allocations_by_document on public.allocations (tenant_id, document_id);
      ${isolate('public.allocations')}
      ${limitToBranches('allocations', withRecord('allocations', 'payments', 'payment_id'))}`)
  }

  private frozen() {
    this.run(`
      create function public.keep_payments_frozen() returns trigger language plpgsql set search_path = pg_catalog as $$
      declare changing text[] := case tg_table_name
        when 'payments' then array['status', 'allocated', 'returned', 'voided_on', 'void_reason', 'version', 'updated_at']
        else array['cheque_state', 'cheque_state_on', 'cheque_due_on'] end;
      begin
        if tg_op = 'UPDATE' and to_jsonb(new) - changing = to_jsonb(old) - changing then return new; end if;
        raise exception 'a payment is frozen' using errcode = '42501';
      end $$;
      ${['payments', 'payment_parts']
        .map(
          (table) => `
      create trigger ${table}_frozen before update or delete on public.${table}
        for each row execute function public.keep_payments_frozen();
      alter table public.${table} enable always trigger ${table}_frozen;
      revoke truncate on public.${table} from ${applicationRole()};`
        )
        .join('')}`)
  }

  /** An entry belongs to a document or to a payment. Money stands in the account of its method. */
  private ledger() {
    const force = (be: 'force' | 'no force') =>
      ['ledger_entries', 'payments', 'payment_methods']
        .map((table) => `alter table public.${table} ${be} row level security;`)
        .join('\n')
    // A new foreign key looks through the entries of every centre
    this.run(`
      ${force('no force')}
      alter table public.ledger_entries
        alter document_id drop not null,
        add payment_id uuid,
        add method_id uuid,
        drop constraint ledger_entries_act_check,
        drop constraint ledger_entries_account_check,
        add constraint ledger_entries_act_check
          check (act in ('issue', 'void', 'payment', 'payment_void', 'cheque_cleared', 'cheque_bounced', 'write_off')),
        add constraint ledger_entries_account_check
          check (account in ('receivable', 'income', 'tax', 'rounding', 'bad_debt', ${moneyAccounts})),
        add constraint ledger_entries_subject check (num_nonnulls(document_id, payment_id) = 1),
        add constraint ledger_entries_method check ((account in (${moneyAccounts})) = (method_id is not null)),
        add constraint ledger_entries_payment ${reference('payment_id', 'payments')},
        add constraint ledger_entries_payment_method ${reference('method_id', 'payment_methods')};
      ${force('force')}
      create index ledger_entries_by_payment on public.ledger_entries (tenant_id, payment_id) where payment_id is not null;
      create index ledger_entries_by_method on public.ledger_entries (tenant_id, method_id) where method_id is not null;
      drop policy branch on public.ledger_entries;
      ${limitToBranches(
        'ledger_entries',
        `${withRecord('ledger_entries', 'documents', 'document_id')} or exists (
          select from public.payments p where p.tenant_id = ledger_entries.tenant_id and p.id = ledger_entries.payment_id)`
      )}`)
  }

  /** An act that moves money is done once for each key that a form makes when it opens. */
  private requests() {
    this.run(`
      create table public.money_requests (
        tenant_id uuid not null references platform.tenants,
        key uuid not null,
        user_id uuid not null,
        digest text not null check (digest ~ '^[0-9a-f]{64}$'),
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (tenant_id, key)
      );
      create index money_requests_by_age on public.money_requests (tenant_id, created_at);
      ${isolate('public.money_requests')}`)
  }

  /** Receipts have numbers of their own beside those of invoices and credit notes. */
  private receiptNumbers() {
    this.run(`
      update platform.tenants set documents = '{"receipt_pattern": "RC-{YYYY}-{0000}"}'::jsonb || documents;
      alter table platform.tenants
        alter documents set default '${settings}',
        add constraint tenants_receipt_pattern
          check (coalesce(length(documents ->> 'receipt_pattern') between 1 and 30, false));`)
  }

  /** Payments are found by number, payer or reference, or by the invoices that they pay. */
  private listed() {
    const text = `(' ' || search.normalise(number || ' ' || coalesce(payer_snapshot ->> 'name', '') || ' '
      || coalesce(payer_snapshot ->> 'name_other', '')))`
    const slip = `(' ' || search.normalise(reference))`
    this.run(`
      ${['payments', 'payment_parts', 'allocations'].map(reader).join('')}
      create view public.listed_payments with (security_invoker = true) as
      select p.tenant_id, p.id, p.status, p.number, p.payer_id, p.branch_id, p.currency, p.exponent, p.amount, p.allocated,
        p.returned, p.received_on, p.received_at, p.received_by, p.version, p.created_at,
        null::timestamptz as archived_at,
        ' ' || search.normalise(p.number) as search_text
      from public.payments p;
      create index payments_by_text on public.payments using gin (tenant_id, ${text} gin_trgm_ops)
        with (gin_pending_list_limit = 64);
      create index payment_parts_by_reference on public.payment_parts using gin (tenant_id, ${slip} gin_trgm_ops)
        with (gin_pending_list_limit = 64) where reference is not null;

      create function search.find_payments(words jsonb) returns table (id uuid)
      language plpgsql stable security definer rows 100 set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
      #variable_conflict use_column
      declare
        tenant uuid := platform.entered();
        named text; referred text;
      begin
        if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
        select coalesce(string_agg(format(' and %s like %L', $x$${text}$x$, pattern), ''), ''),
          coalesce(string_agg(format(' and %s like %L', $x$${slip}$x$, pattern), ''), '')
        into named, referred from jsonb_to_recordset(words) as word (pattern text);
        return query execute format($x$
          select id from public.payments where tenant_id = $1 %1$s
          union select payment_id from public.payment_parts where tenant_id = $1 and reference is not null %2$s
          union select a.payment_id from public.allocations a join search.find_documents($2) d on d.id = a.document_id
            where a.tenant_id = $1
        $x$, named, referred) using tenant, words;
      end $$;
      revoke execute on function search.find_payments(jsonb) from public;
      grant execute on function search.find_payments(jsonb) to ${applicationRole()};`)
  }
}
