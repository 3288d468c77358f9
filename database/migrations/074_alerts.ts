import { Migration } from '#database/migration'

const texts = [
  ...['name_en', 'name_ar', 'legal_name_en', 'legal_name_ar', 'tax_number', 'address_en'],
  ...['address_ar', 'phone', 'logo', 'country', 'timezone', 'default_locale', 'phone_country'],
  'digits',
]

/** How long before its start a group that is too small is pointed out, and where sessions that lack somebody are found. */
export default class Alerts extends Migration {
  up() {
    this.run(`
      alter table platform.tenants
        add small_group_days integer not null default 7 check (small_group_days between 0 and 90);

      create or replace function platform.change_general(becomes jsonb, from_version integer) returns boolean
      language sql security definer set search_path = pg_catalog, pg_temp as $$
        with changed as (
          update platform.tenants t set
            ${texts.map((name) => `${name} = becomes ->> '${name}'`).join(', ')},
            week_start = (becomes ->> 'week_start')::smallint,
            weekend = array(select jsonb_array_elements_text(becomes -> 'weekend')::smallint),
            hijri = (becomes ->> 'hijri')::boolean,
            gravatar = (becomes ->> 'gravatar')::boolean,
            scheduling_checks = becomes -> 'scheduling_checks',
            small_group_days = (becomes ->> 'small_group_days')::integer,
            general_version = general_version + 1, updated_at = now()
          where t.id = platform.entered() and general_version = from_version
          returning 1)
        select exists (select from changed)
      $$;

      create index class_sessions_lacking on public.class_sessions (tenant_id, starts_at, id)
        where status = 'scheduled' and type <> 'event' and (instructor_id is null or room_id is null);`)
  }
}
