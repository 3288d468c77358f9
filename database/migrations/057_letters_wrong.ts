import { findPeople } from '#database/finding/people'
import { Migration } from '#database/migration'

/**
 * Whoever only sounds alike in the same script no longer ends a search, and Abdul with a letter wrong is read
 * (docs/adr/0035-names-in-two-scripts.md): keys are made again.
 */
export default class LettersWrong extends Migration {
  up() {
    for (const table of ['students', 'instructors'] as const) {
      this.run(`drop function if exists search.find_${table}(jsonb, integer, jsonb)`)
      this.run(findPeople(table))
    }
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
