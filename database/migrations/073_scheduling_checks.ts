import { Migration } from '#database/migration'

const texts = [
  ...['name_en', 'name_ar', 'legal_name_en', 'legal_name_ar', 'tax_number', 'address_en'],
  ...['address_ar', 'phone', 'logo', 'country', 'timezone', 'default_locale', 'phone_country'],
  'digits',
]

const checks = [
  ...['students', 'availability', 'absences', 'holidays', 'opening_hours', 'room_capacity'],
  ...['room_closures', 'gender', 'subjects'],
]

/**
 * How severe a check is stands with the centre's general settings. What was let through past one that blocks is kept with
 * the session, apart from a clash: it takes up its hour like any other (ADR 47).
 */
export default class SchedulingChecks extends Migration {
  up() {
    // A new foreign key is checked under forced row-level security, which asks for a tenant: in no tenant nobody allowed anything.
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    this.run(`
      alter table platform.tenants
        add scheduling_checks jsonb not null default '{}' check (jsonb_typeof(scheduling_checks) = 'object');

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
            general_version = general_version + 1, updated_at = now()
          where t.id = platform.entered() and general_version = from_version
          returning 1)
        select exists (select from changed)
      $$;

      alter table public.class_sessions
        add check_reason text check (length(check_reason) between 1 and 500),
        add check_allowed_by uuid,
        add checks_allowed text[] not null default '{}'
          check (checks_allowed <@ array[${checks.map((check) => `'${check}'`).join(', ')}]),
        add constraint class_sessions_checks_let_through check (
          (check_reason is null) = (check_allowed_by is null) and (check_reason is null) = (checks_allowed = '{}')),
        add foreign key (tenant_id, check_allowed_by) references public.users (tenant_id, id);
      create index class_sessions_by_check_allowance on public.class_sessions (tenant_id, check_allowed_by)
        where check_allowed_by is not null;`)
  }
}
