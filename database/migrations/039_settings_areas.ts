import { Migration } from '#database/migration'

export default class SettingsAreas extends Migration {
  up() {
    this.run(`
      alter table public.roles no force row level security;
      update public.roles r set permissions = permissions || array(
        select replace(name, '.settings.', '.' || area || '.')
        from unnest(r.permissions) as name, unnest(array['financial_settings', 'security_settings']) as area
        where name like 'admin.settings.%')
      where kind = 'admin' and not is_super and exists (
        select from unnest(r.permissions) as name where name like 'admin.settings.%');
      alter table public.roles force row level security;
    `)
  }
}
