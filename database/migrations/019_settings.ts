import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

const financial = JSON.stringify({
  currency: { value: 'USD', description: null },
  tax_rate: { value: 0, description: null },
  tax_inclusive: { value: false, description: null },
  decimal_places: { value: 2, description: null },
  thousand_separator: { value: ',', description: null },
  decimal_separator: { value: '.', description: null },
  enable_tax: { value: true, description: null },
})

const told = {
  legal_name_en: 160,
  legal_name_ar: 160,
  tax_number: 40,
  address_en: 400,
  address_ar: 400,
  phone: 16,
  logo: 200,
}

/**
 * They stand in the centre's own row, which every request reads anyway; only the entered centre's
 * row can be changed, and only from the version that was read (domain §1.17, §1.1).
 */
export default class Settings extends Migration {
  up() {
    const app = applicationRole()
    const columns = Object.entries(told).map(
      ([name, longest]) => `add ${name} text check (length(${name}) between 1 and ${longest})`
    )
    this.run(`
      alter table platform.tenants
        ${columns.join(', ')},
        add financial jsonb not null default '${financial}' check (
          jsonb_exists_all(financial, array[${Object.keys(JSON.parse(financial)).map((key) => `'${key}'`)}])
          and financial #>> '{currency,value}' ~ '^[A-Z]{3}$'
          and (financial #>> '{decimal_places,value}')::integer between 0 and 4
          and (financial #>> '{tax_rate,value}')::numeric between 0 and 100
          and length(financial #>> '{thousand_separator,value}') <= 1
          and length(financial #>> '{decimal_separator,value}') <= 1
          and financial #>> '{thousand_separator,value}' <> financial #>> '{decimal_separator,value}'),
        add financial_version integer not null default 1,
        add general_version integer not null default 1;

      create function platform.change_financial(becomes jsonb, from_version integer) returns boolean
      language sql security definer set search_path = pg_catalog, pg_temp as $$
        with changed as (
          update platform.tenants t
          set financial = becomes, financial_version = financial_version + 1, updated_at = now()
          where t.id = current_setting('app.tenant_id')::uuid and financial_version = from_version
          returning 1)
        select exists (select from changed)
      $$;

      create function platform.change_general(becomes jsonb, from_version integer) returns boolean
      language sql security definer set search_path = pg_catalog, pg_temp as $$
        with changed as (
          update platform.tenants t set
            ${[
              'name_en',
              'name_ar',
              'country',
              'timezone',
              'default_locale',
              'phone_country',
              'digits',
              ...Object.keys(told),
            ]
              .map((name) => `${name} = becomes ->> '${name}'`)
              .join(', ')},
            week_start = (becomes ->> 'week_start')::smallint,
            weekend = array(select jsonb_array_elements_text(becomes -> 'weekend')::smallint),
            hijri = (becomes ->> 'hijri')::boolean,
            gravatar = (becomes ->> 'gravatar')::boolean,
            general_version = general_version + 1, updated_at = now()
          where t.id = current_setting('app.tenant_id')::uuid and general_version = from_version
          returning 1)
        select exists (select from changed)
      $$;

      revoke execute on function platform.change_financial(jsonb, integer), platform.change_general(jsonb, integer)
        from public;
      grant execute on function platform.change_financial(jsonb, integer), platform.change_general(jsonb, integer)
        to ${app};
    `)
  }
}
