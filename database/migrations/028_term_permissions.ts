import { Migration } from '#database/migration'

export default class TermPermissions extends Migration {
  up() {
    this.run(`
      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          update public.roles r set permissions = permissions || array(
            select replace(name, '.levels.', '.terms.') from unnest(r.permissions) as name
            where name like 'admin.levels.%')
          where kind = 'admin' and not is_super and exists (
            select from unnest(r.permissions) as name where name like 'admin.levels.%');
        end loop;
      end $$;
    `)
  }
}
