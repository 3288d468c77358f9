import { Migration } from '#database/migration'
import { applicationRole, bookkeeping, isolate } from '#database/tenant_table'

const named = `
  tenant_id uuid not null references platform.tenants,
  id uuid not null,
  code text not null check (length(code) between 1 and 20),
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  search_text text not null generated always as (search.catalogue_text(code, name_en, name_ar)) stored,
  ${bookkeeping},
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check (num_nonnulls(name_en, name_ar) > 0)`

const currency = `
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  exponent smallint not null check (exponent between 0 and 4)`

export default class PriceList extends Migration {
  up() {
    this.services()
    this.packages()
  }

  /**
   * A price that has begun is never overwritten: the application may add prices and take back
   * planned ones.
   */
  private services() {
    this.run(`
      create table public.services (${named},
        kind text not null check (kind in
          ('tuition', 'registration', 'book', 'exam', 'certificate', 'transport', 'late_fee', 'other')),
        unit text not null check (unit in ('session', 'hour', 'month', 'term', 'item')),
        billable_to text not null default 'student' check (billable_to in ('student', 'family')),
        is_recurring boolean not null default false,
        tax_mode text not null default 'inherit' check (tax_mode in ('inherit', 'exempt', 'rate')),
        tax_rate numeric(5, 2) check (tax_rate between 0 and 100),
        subject_id uuid,
        level_id uuid,
        work_type text check (work_type in ('in_person', 'online', 'hybrid', 'home_visit')),
        status text not null default 'active' check (status in ('active', 'inactive')),
        check ((tax_mode = 'rate') = (tax_rate is not null)),
        foreign key (tenant_id, subject_id) references public.subjects (tenant_id, id),
        foreign key (tenant_id, level_id) references public.levels (tenant_id, id)
      );
      create index services_by_subject on public.services (tenant_id, subject_id);
      create index services_by_level on public.services (tenant_id, level_id);
      ${isolate('public.services')}

      create table public.service_prices (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        service_id uuid not null,
        effective_from date not null,
        amount bigint not null check (amount between 0 and 999999999999999),
        ${currency},
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, service_id, effective_from),
        foreign key (tenant_id, service_id) references public.services (tenant_id, id) on delete cascade
      );
      ${isolate('public.service_prices')}
      revoke update on public.service_prices from ${applicationRole()};
    `)
  }

  private packages() {
    this.run(`
      create table public.packages (${named},
        unit text not null check (unit in ('sessions', 'hours', 'amount')),
        price bigint not null check (price between 0 and 999999999999999),
        list_price bigint check (list_price between price and 999999999999999),
        ${currency},
        validity_days integer check (validity_days between 1 and 3650),
        starts text not null default 'purchase' check (starts in ('purchase', 'first_use')),
        transferable_to_siblings boolean not null default false,
        bonus_units integer not null default 0 check (bonus_units between 0 and 1000),
        max_per_student integer check (max_per_student between 1 and 1000),
        sale_from date,
        sale_until date check (sale_until >= sale_from),
        status text not null default 'draft' check (status in ('draft', 'active', 'retired'))
      );
      ${isolate('public.packages')}

      create table public.package_lines (
        tenant_id uuid not null references platform.tenants,
        package_id uuid not null,
        service_id uuid not null,
        quantity numeric(8, 2) check (quantity > 0),
        position smallint not null,
        primary key (tenant_id, package_id, service_id),
        foreign key (tenant_id, package_id) references public.packages (tenant_id, id) on delete cascade,
        foreign key (tenant_id, service_id) references public.services (tenant_id, id)
      );
      create index package_lines_by_service on public.package_lines (tenant_id, service_id);
      ${isolate('public.package_lines')}
    `)
  }
}
