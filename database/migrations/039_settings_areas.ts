import { BaseSchema } from '@adonisjs/lucid/schema'

/** Settings became three areas: whoever held the one holds the same verbs of the other two, and loses nothing. */
export default class SettingsAreas extends BaseSchema {
  async up() {
    this.schema.raw(`
      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          update public.roles r set permissions = permissions || array(
            select replace(name, '.settings.', '.' || area || '.')
            from unnest(r.permissions) as name, unnest(array['financial_settings', 'security_settings']) as area
            where name like 'admin.settings.%')
          where kind = 'admin' and not is_super and exists (
            select from unnest(r.permissions) as name where name like 'admin.settings.%');
        end loop;
      end $$;
    `)
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
