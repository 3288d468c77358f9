import { dispatched } from '#database/searched_list/parts'
import { filterArguments, filterTypes, type ListSpec } from '#database/searched_list/spec'

type Listed = Pick<ListSpec, 'table' | 'one'>

const states = ({ statuses }: Pick<ListSpec, 'statuses'>) => `'{${statuses.join(',')}}'::text[]`

/**
 * A page without search words: its total is kept, and each status is read from its own index. The
 * latter half is read from the end.
 */
export const keptPage = (spec: Pick<ListSpec, 'table' | 'one' | 'statuses'>) => `
  create or replace function search.kept_${spec.one}_page(
    statuses text[], archived boolean, sort text, descending boolean, wanted bigint, per integer
  ) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable rows 50 set search_path = pg_catalog, pg_temp as $$
  declare
    tenant uuid := current_setting('app.tenant_id')::uuid;
    everyone boolean := archived or cardinality(statuses) = 0;
    size bigint; here bigint; skip bigint; before bigint; start integer; seek text := '';
    shown bigint; back boolean;
    step integer := case when descending then -1 else 1 end;
    states text[] := case when archived then '{archived}' when everyone then ${states(spec)} else statuses end;
  begin
    select coalesce(sum(c.total), 0) into size from public.${spec.one}_counts c
    where c.tenant_id = tenant and c.block = -1 and c.state = any(states);
    here := greatest(1, least(wanted, (size + per - 1) / per));
    skip := (here - 1) * per;
    shown := least(per, size - skip);
    back := sort <> 'number' and skip > size / 2;
    if back then skip := size - skip - shown; end if;
    if sort = 'number' and skip > 1000 then
      select b.block, b.before into start, before from (
        select c.block, c.block * step as place, sum(c.total) over (
          order by c.block * step groups between unbounded preceding and 1 preceding) as before
        from public.${spec.one}_counts c where c.tenant_id = tenant and c.block >= 0 and c.state = any(states)
      ) b where b.before <= skip order by b.place desc limit 1;
      skip := skip - coalesce(before, 0);
      seek := case when start is null then '' when descending then format('and sequence < %s', (start + 1) * 1000)
        else format('and sequence >= %s', start * 1000) end;
    end if;
    return query execute case when everyone or sort <> 'number' then format(
      'select id, $1, $2 from (
         select id, row_number() over () as place from (
           select id from public.${spec.table} where tenant_id = $3 and archived_at is %s null %s %s
           order by %s limit $7 offset $5
         ) walked
       ) shown order by place %s',
      case when archived then 'not' end, seek, case when not everyone then 'and status = any($6)' end,
      search.${spec.one}_order(sort, descending <> back), case when back then 'desc' end)
    else format(
      'select s.id, $1, $2 from unnest($6) as wanted (status) cross join lateral (
         select id, sequence from public.${spec.table} where tenant_id = $3 and archived_at is null
           and status = wanted.status %s order by %s limit $4 + $5
       ) s order by %s limit $4 offset $5', seek,
      search.${spec.one}_order(sort, descending), search.${spec.one}_order(sort, descending))
    end using size, here, tenant, per, skip, statuses, shown;
  end $$;`

/** The page most people open, newest first and unfiltered: planned once for each connection. */
const newest = (spec: Listed) => `
  create function search.newest_${spec.table}(wanted bigint, per integer)
  returns table (id uuid, total bigint, page bigint)
  language plpgsql stable rows 50 set plan_cache_mode = force_generic_plan as $$
  declare
    tenant uuid := current_setting('app.tenant_id')::uuid;
    size bigint; here bigint; skip bigint; before bigint; start bigint;
    bound bigint := 9223372036854775807;
  begin
    select coalesce(sum(c.total), 0) into size from public.${spec.one}_counts c
    where c.tenant_id = tenant and c.block = -1 and c.state <> 'archived';
    here := greatest(1, least(wanted, (size + per - 1) / per));
    skip := (here - 1) * per;
    if skip > 1000 then
      select b.block, b.before into start, before from (
        select c.block, sum(sum(c.total)) over (
          order by c.block desc rows between unbounded preceding and 1 preceding) as before
        from public.${spec.one}_counts c where c.tenant_id = tenant and c.block >= 0 and c.state <> 'archived'
        group by c.block
      ) b where b.before <= skip order by b.block limit 1;
      if start is not null then
        skip := skip - before;
        bound := (start + 1) * 1000;
      end if;
    end if;
    return query select n.id, size, here from public.${spec.table} n
      where n.tenant_id = tenant and n.archived_at is null and n.sequence < bound
      order by n.sequence desc limit per offset skip;
  end $$;`

const list = (spec: Listed) =>
  dispatched(spec, { given: filterArguments, asked: 'query', nothing: '' })

export const listFunctions = (spec: Listed) => [newest(spec), list(spec)]

export const listFunctionsAgain = (spec: Listed) => [
  `drop function search.${spec.one}_list(${filterTypes});
  drop function search.newest_${spec.table}(bigint, integer);
  drop type if exists search.${spec.one}_row;`,
  ...listFunctions(spec),
]
