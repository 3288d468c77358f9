import { Migration } from '#database/migration'

/**
 * Names that are written together (عبدربه, ذوالفقار, نورالهدى) are filed as they are written apart
 * (docs/adr/0035-names-in-two-scripts.md): keys are made again.
 */
export default class NamesTogether extends Migration {
  up() {
    for (const table of ['students', 'guardians', 'instructors', 'administrators']) {
      this.run(resetKeys(table))
    }
  }
}

const resetKeys = (table: string) => `
  do $$
  declare centre uuid;
  begin
    for centre in select id from platform.tenants loop
      perform set_config('app.tenant_id', centre::text, true);
      update public.${table} set name_keys = '{}', keyed_name = null where keyed_name is not null;
    end loop;
  end $$;`
