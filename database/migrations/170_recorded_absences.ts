import { Migration } from '#database/migration'

/** The receptionists of every centre may record that an instructor is absent. */
export default class RecordedAbsences extends Migration {
  up() {
    this.run(`
      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          update public.roles set permissions = permissions || '{admin.absences.create}'
          where kind = 'admin' and not is_super and name = 'Receptionist'
            and not 'admin.absences.create' = any(permissions);
        end loop;
      end $$;
    `)
  }
}
