import { applicationRole } from '#database/tenant_table'

type Finder = {
  name: string
  parameters: Record<string, string>
  answers: Record<string, string>
  settings?: string
  body: string
}

const list = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')

/**
 * A function that looks for words around row-level security, under which neither LIKE nor && may use an index: it filters
 * by the entered tenant itself, known in it as `tenant`. `database/search_functions.ts` has to name it. Planned once for
 * a connection, and for the indexes alone: no estimate depends on the words asked for.
 */
export function finder({ name, parameters, answers, settings = '', body }: Finder) {
  const types = Object.values(parameters).join(', ')
  return `
    create function search.${name}(${list(parameters)}) returns table (${list(answers)})
    language plpgsql stable security definer rows 50 set search_path = pg_catalog, pg_temp
    set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off ${settings} as $$
    #variable_conflict use_column
    declare
      tenant uuid := platform.entered();
      ${body.trim()}
    end $$;
    revoke execute on function search.${name}(${types}) from public;
    grant execute on function search.${name}(${types}) to ${applicationRole()};`
}

/** The owner's own view of a table that is searched: without it FORCE ROW LEVEL SECURITY would bind the function as well. */
export const reader = (table: string) => `
  do $$ begin
    execute format('create policy search_reader on public.${table} for select to %I using (true)', current_user);
  end $$;`

export const byTrigrams = (table: string) =>
  `create index ${table}_by_search_text on public.${table} using gin (tenant_id, search_text gin_trgm_ops);`
