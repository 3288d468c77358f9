/** The name that keys are made of (domain/shared/records/keyed_name.ts writes the same). */
const keyedName = `first_name || E'\\n' || last_name || E'\\n' || coalesce(first_name_other, '') || E'\\n'
  || coalesce(last_name_other, '')`

/**
 * Keys a person is found by in either script. They are made in TypeScript, so the database can't make them itself; it
 * refuses a name that is written without its own (docs/adr/0035-names-in-two-scripts.md). Without any a name waits for
 * them in an index of its own.
 */
export const nameKeys = (table: string) => `
  alter table public.${table}
    add name_keys text[] collate "C" not null default '{}',
    add keyed_name text;
  alter table public.${table}
    add constraint ${table}_keyed_name check (case when keyed_name is null then name_keys = '{}'
      else keyed_name = ${keyedName} end);
  create index ${table}_unkeyed on public.${table} (tenant_id, id) where keyed_name is null;`

export const byKeys = (table: string) =>
  `create index ${table}_by_name_keys on public.${table} using gin (tenant_id, name_keys);`
