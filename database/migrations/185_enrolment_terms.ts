import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { applicationRole, isolate } from '#database/tenant_table'

const includesTax = `(t.financial #>> '{tax_inclusive,value}')::boolean`

/**
 * The price of an enrolment holds from a day on (docs/adr/0078-enrolment-terms.md). A row is only
 * replaced, by the act that takes its day or undoes it. Prices of services are dated already; both keep
 * whether they contain tax.
 */
export default class EnrolmentTerms extends Migration {
  up() {
    this.run(`
      create function platform.prices_include_tax() returns boolean
      language plpgsql stable set search_path = pg_catalog, pg_temp as $$
      begin
        return (select ${includesTax} from platform.tenants t
          where t.id = current_setting('app.tenant_id')::uuid);
      end $$;
      revoke execute on function platform.prices_include_tax() from public;
      grant execute on function platform.prices_include_tax() to ${applicationRole()};

      create table public.enrolment_terms (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        enrolment_id uuid not null,
        from_day date not null,
        price bigint check (price between 0 and 999999999999999),
        list_price bigint check (list_price between 0 and 999999999999999),
        currency text check (currency ~ '^[A-Z]{3}$'),
        exponent smallint check (exponent between 0 and 4),
        tax_inclusive boolean not null,
        billing_mode text check (billing_mode in
          ('per_session', 'per_hour', 'per_month', 'per_term', 'instalments', 'package', 'free')),
        discount_reason text check (length(discount_reason) between 1 and 200),
        act_id uuid,
        replaced_by uuid,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        check (price is null or currency is not null and exponent is not null),
        check (list_price is null or price is not null),
        foreign key (tenant_id, enrolment_id) references public.enrolments (tenant_id, id)
      );
      create unique index enrolment_terms_by_day on public.enrolment_terms (tenant_id, enrolment_id, from_day)
        where replaced_by is null;
      create index enrolment_terms_by_enrolment on public.enrolment_terms (tenant_id, enrolment_id, id);
      create index enrolment_terms_by_act on public.enrolment_terms (tenant_id, act_id) where act_id is not null;
      create index enrolment_terms_by_replacing on public.enrolment_terms (tenant_id, replaced_by) where replaced_by is not null;
      ${isolate('public.enrolment_terms')}
      ${limitToBranches('enrolment_terms', withRecord('enrolment_terms', 'enrolments', 'enrolment_id'))}
      revoke update on public.enrolment_terms from ${applicationRole()};
      grant update (replaced_by) on public.enrolment_terms to ${applicationRole()};

      alter table public.service_prices add tax_inclusive boolean;`)
    this.inEveryCentre(`
      insert into public.enrolment_terms (tenant_id, id, enrolment_id, from_day, price, currency, exponent, billing_mode,
        tax_inclusive, discount_reason, created_at)
      select e.tenant_id, e.id, e.id, least(e.enrolled_on, e.starts_on), e.price, e.currency, e.exponent, e.billing_mode,
        ${includesTax}, nullif(btrim(e.discount_reason), ''), e.created_at
      from public.enrolments e join platform.tenants t on t.id = e.tenant_id where e.tenant_id = centre;
      update public.service_prices p set tax_inclusive = ${includesTax}
      from platform.tenants t where t.id = p.tenant_id and p.tenant_id = centre;`)
    this.run(`
      alter table public.enrolment_terms alter tax_inclusive set default platform.prices_include_tax();
      alter table public.service_prices
        alter tax_inclusive set default platform.prices_include_tax(), alter tax_inclusive set not null;
      alter table public.enrolments
        drop column price, drop column currency, drop column exponent, drop column billing_mode,
        drop column discount_reason;`)
  }
}
