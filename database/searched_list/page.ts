import {
  declaredFilter,
  filtered,
  sortsAgain,
  walkedPage,
  walksToCommon,
} from '#database/searched_list/parts'
import { filterArguments, filterTypes, type ListSpec } from '#database/searched_list/spec'
import { applicationRole } from '#database/tenant_table'

type Paged = Pick<ListSpec, 'table' | 'one' | 'sorts'>

const order = ({ one, sorts }: Paged) => `
  create or replace function search.${one}_order(sort text, descending boolean) returns text
  language sql immutable parallel safe as $$
    select format(case sort
      ${Object.entries(sorts)
        .map(
          ([name, columns]) =>
            `when '${name}' then '${columns.map((column) => `${column} %1$s`).join(', ')}'`
        )
        .join('\n      ')}
      else 'sequence %1$s' end, case when descending then 'desc' else 'asc' end)
  $$;`

/**
 * Under row-level security LIKE can't use an index (it isn't leakproof), so this function filters
 * by the entered tenant itself. It is planned anew for each call, because what is rare depends on
 * the words and on the tenant. Rare matches are looked up and sorted. For what one in ten of the
 * newest has, the list is read in its order until enough is counted, because the planner may not
 * use statistics here and takes every word for rare.
 */
const page = ({ table, one }: Paged) => `
  create or replace function search.${one}_page(${filterArguments}) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, pg_temp as $$
  declare
    tenant uuid := platform.entered();
    pattern text; likes text := 'true'; ordered text := search.${one}_order(sort, descending); common integer := 0;
    sorts text := current_setting('enable_sort');
    ${declaredFilter()}
  begin
    if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
    foreach pattern in array coalesce(search.patterns(query), '{}') loop
      likes := likes || format(' and search_text like %L', pattern);
    end loop;
    ${filtered()}
    if likes <> 'true' then
      execute format('select count(*) from (
        select search_text from public.${table} where %s order by sequence desc limit 200) newest where %s', filter, likes)
      into common;
    end if;
    ${walksToCommon}
    ${walkedPage}
      format(case when common < 20
        then 'select id from public.${table} where %1$s and %2$s order by %3$s'
        else 'select id from (
          select id, search_text from public.${table} where %1$s order by %3$s offset 0) everybody where %2$s'
        end, filter, likes, ordered)) using wanted, per;
    ${sortsAgain}
  end $$;
  revoke execute on function search.${one}_page(${filterTypes}) from public;
  grant execute on function search.${one}_page(${filterTypes}) to ${applicationRole()};`

export const pageFunctions = (spec: Paged) => [order(spec), page(spec)]

/** `database/search_functions.ts` has to name the function. */
export const foundPage = (spec: ListSpec) => [
  `create index ${spec.table}_by_search_text on public.${spec.table} using gin (tenant_id, search_text gin_trgm_ops);
  create index ${spec.table}_by_creation on public.${spec.table} (tenant_id, created_at, id);
  create index ${spec.table}_live on public.${spec.table} (tenant_id, sequence) include (id) where archived_at is null;
  create index ${spec.table}_live_by_status on public.${spec.table} (tenant_id, status, sequence) where archived_at is null;
  create index ${spec.table}_archived on public.${spec.table} (tenant_id, sequence) where archived_at is not null;
  do $$ begin
    execute format('create policy search_reader on public.${spec.table} for select to %I using (true)', current_user);
  end $$;`,
  ...pageFunctions(spec),
]
