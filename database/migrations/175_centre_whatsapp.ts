import { Migration } from '#database/migration'

const texts = [
  ...['name_en', 'name_ar', 'legal_name_en', 'legal_name_ar', 'tax_number', 'address_en'],
  ...['address_ar', 'phone', 'logo', 'country', 'timezone', 'default_locale', 'phone_country'],
  'digits',
]

/** Families write to the centre by WhatsApp where its phone has it. */
export default class CentreWhatsapp extends Migration {
  up() {
    this.run(`
      alter table platform.tenants add whatsapp boolean not null default false;

      create or replace function platform.change_general(becomes jsonb, from_version integer) returns boolean
      language sql security definer set search_path = pg_catalog, pg_temp as $$
        with changed as (
          update platform.tenants t set
            ${texts.map((name) => `${name} = becomes ->> '${name}'`).join(', ')},
            whatsapp = (becomes ->> 'whatsapp')::boolean,
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
      $$;`)
  }
}
