import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { applicationRole, isolate } from '#database/tenant_table'

const reference = (column: string, table: string) =>
  `foreign key (tenant_id, ${column}) references public.${table} (tenant_id, id)`

/** Issuing a document writes a fiscal record and the ledger (docs/adr/0081-invoices-and-ledger.md). */
export default class Ledger extends Migration {
  up() {
    this.fiscalRecords()
    this.entries()
    this.permissions()
  }

  /**
   * `counter` has no gaps in a centre, and each record names the hash of the one before. The payload holds
   * numbers and amounts, never a person's name: it outlives an erasure. `fiscal_chains` is the row that
   * whoever issues waits for.
   */
  private fiscalRecords() {
    this.run(`
      create table public.fiscal_chains (
        tenant_id uuid primary key references platform.tenants,
        counter bigint not null check (counter > 0),
        hash text not null check (hash ~ '^[0-9a-f]{64}$')
      );
      ${isolate('public.fiscal_chains')}
      revoke delete, truncate on public.fiscal_chains from ${applicationRole()};

      create table public.fiscal_records (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        document_id uuid not null,
        counter bigint not null check (counter > 0),
        previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
        payload text not null check (length(payload) between 2 and 1000000),
        hash text not null,
        issued_at timestamptz not null,
        state text not null default 'not_needed'
          check (state in ('not_needed', 'waiting', 'accepted', 'accepted_with_warning', 'rejected')),
        state_at timestamptz,
        primary key (tenant_id, id),
        constraint fiscal_records_counter unique (tenant_id, counter),
        constraint fiscal_records_previous unique (tenant_id, previous_hash),
        constraint fiscal_records_document unique (tenant_id, document_id),
        check (hash = encode(sha256(convert_to(payload, 'UTF8')), 'hex')),
        ${reference('document_id', 'documents')}
      );
      ${isolate('public.fiscal_records')}
      ${limitToBranches('fiscal_records', withRecord('fiscal_records', 'documents', 'document_id'))}
      revoke update, delete, truncate on public.fiscal_records from ${applicationRole()};
      grant update (state, state_at) on public.fiscal_records to ${applicationRole()};

      create function public.keep_fiscal_records() returns trigger language plpgsql set search_path = pg_catalog as $$
      declare changing constant text[] := array['state', 'state_at'];
      begin
        if tg_op = 'UPDATE' and to_jsonb(new) - changing = to_jsonb(old) - changing then return new; end if;
        raise exception 'a fiscal record is append-only' using errcode = '42501';
      end $$;
      create trigger fiscal_records_append_only before update or delete on public.fiscal_records
        for each row execute function public.keep_fiscal_records();
      create trigger fiscal_records_no_truncate before truncate on public.fiscal_records
        for each statement execute function public.refuse_change();
      alter table public.fiscal_records enable always trigger fiscal_records_append_only;
      alter table public.fiscal_records enable always trigger fiscal_records_no_truncate;`)
  }

  /** A positive amount is a debit. When an act is committed, its entries add up to zero in each currency. */
  private entries() {
    this.run(`
      create table public.ledger_entries (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        act_id uuid not null,
        act text not null check (act in ('issue', 'void')),
        booked_on date not null,
        document_id uuid not null,
        account text not null check (account in ('receivable', 'income', 'tax', 'rounding')),
        payer_id uuid,
        service_id uuid,
        tax_rate integer check (tax_rate between 0 and 10000),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        exponent smallint not null check (exponent between 0 and 4),
        amount bigint not null check (amount between -999999999999999 and 999999999999999 and amount <> 0),
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        check ((account = 'receivable') = (payer_id is not null)),
        check ((account = 'tax') = (tax_rate is not null)),
        check (account = 'income' or service_id is null),
        ${reference('document_id', 'documents')},
        ${reference('payer_id', 'payers')},
        ${reference('service_id', 'services')}
      );
      create index ledger_entries_by_act on public.ledger_entries (tenant_id, act_id);
      create index ledger_entries_by_document on public.ledger_entries (tenant_id, document_id);
      create index ledger_entries_by_account on public.ledger_entries (tenant_id, currency, account, booked_on);
      create index ledger_entries_by_payer on public.ledger_entries (tenant_id, payer_id, booked_on) where payer_id is not null;
      create index ledger_entries_by_service on public.ledger_entries (tenant_id, service_id) where service_id is not null;
      ${isolate('public.ledger_entries')}
      ${limitToBranches('ledger_entries', withRecord('ledger_entries', 'documents', 'document_id'))}
      revoke update, delete, truncate on public.ledger_entries from ${applicationRole()};

      create trigger ledger_entries_append_only before update or delete on public.ledger_entries
        for each row execute function public.refuse_change();
      create trigger ledger_entries_no_truncate before truncate on public.ledger_entries
        for each statement execute function public.refuse_change();
      alter table public.ledger_entries enable always trigger ledger_entries_append_only;
      alter table public.ledger_entries enable always trigger ledger_entries_no_truncate;

      create function public.keep_ledger_balanced() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if (select sum(e.amount * 10::numeric ^ (4 - e.exponent)) from public.ledger_entries e
          where e.tenant_id = new.tenant_id and e.act_id = new.act_id and e.currency = new.currency) <> 0
        then
          raise exception 'the entries of an act do not add up to zero'
            using errcode = '23514', constraint = 'ledger_entries_balanced';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_entries_balanced after insert on public.ledger_entries
        deferrable initially deferred for each row execute function public.keep_ledger_balanced();
      alter table public.ledger_entries enable always trigger ledger_entries_balanced;`)
  }

  /** Roles that may see the figures of the centre’s money may see its books. */
  private permissions() {
    this.inEveryCentre(`
      update public.roles r set permissions = permissions || array['admin.ledger.index']
      where kind = 'admin' and not is_super and 'admin.finance_statistics.index' = any(r.permissions);`)
  }
}
