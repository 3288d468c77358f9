import { Migration } from '#database/migration'

/** No insert has to name the tenant, and the types of inserts leave it out. */
export default class TenantByDefault extends Migration {
  up() {
    this.run(`
      do $$ declare tenant_table regclass; begin
        for tenant_table in select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'tenant_id'
        loop
          execute format(
            'alter table %s alter tenant_id set default current_setting(''app.tenant_id'')::uuid', tenant_table);
        end loop;
      end $$`)
  }
}
