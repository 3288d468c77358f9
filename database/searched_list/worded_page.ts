import { declaredFilter, deeper, filtered } from '#database/searched_list/parts'
import type { ListSpec } from '#database/searched_list/spec'
import { wordedArguments } from '#database/searched_list/worded'

type Listed = Pick<ListSpec, 'table' | 'one' | 'sorts'>

/** Rows are counted up to this number, or as far as the requested page, and one more. */
const countedUpTo = 1000

/** The newest rows that tell how common the words are. */
const probed = 100

const sortColumns = ({ sorts }: Listed) =>
  [...new Set(['id', 'sequence', ...Object.values(sorts).flat()])].join(', ')

/**
 * With an order and a limit beside the words the planner walks the list in its order and compares every row,
 * because it can't know how rare a word is. So it is never offered both: the indexes lead to every row that
 * has the words and the page is sorted out of these, in time that grows with what is found.
 */
const byIndex = (spec: Listed) => `
return query execute format('
  with hits as materialized (select ${sortColumns(spec)} from public.${spec.table} where %s %s),
  sized as (select least(count(*), $3) as total from hits),
  paged as (select total, greatest(1, least($1, (total + $2 - 1) / $2)) as page from sized)
  select id, (select total from paged), (select page from paged) from hits
  order by %s limit $2 offset (select (page - 1) * $2 from paged)', filter, worded, ordered) using wanted, per, needed;`

/**
 * Words that so many have that walking reads fewer rows than the index would. The newest may be an exception,
 * so it is given up after as many rows as the index would read.
 */
const byWalking = ({ table }: Listed) => `
sorts := set_config('enable_sort', 'off', true) || sorts;
execute format('select array(
  select id from (
    select id, search_text, name_keys from public.${table} where %s order by %s limit %s) walked
  where true %s limit %s)', filter, ordered, ceil(greatest(2 * needed / share, share * everybody)), worded, needed) into ids;
sorts := set_config('enable_sort', substr(sorts, 4), true);
if cardinality(ids) = needed then
  return query select ids[place], needed, wanted from generate_series((wanted - 1) * per + 1, wanted * per) place;
  return;
end if;`

/** Without words the filters are ranges and states, of which the planner has statistics. */
const withoutWords = ({ table }: Listed) => `
return query execute format('
  with hits as materialized (
    select l.id, row_number() over () as place from (
      select id from public.${table} where %s order by %s limit $3) l),
  sized as (select count(*) as total from hits),
  paged as (select total, greatest(1, least($1, (total + $2 - 1) / $2)) as page from sized)
  select id, (select total from paged), (select page from paged) from hits
  order by place limit $2 offset (select (page - 1) * $2 from paged)', filter, ordered) using wanted, per, needed;`

const stateCounted = `(c.state = 'archived') = archived`

const isNewestFirst = `sort = 'number' and descending and not archived and cardinality(statuses) = 0
      and created_from is null and created_to is null`

/**
 * search.<one>_page() filters by the entered tenant itself, because under row-level security neither LIKE nor
 * && reaches an index. It looks for words that are a letter off where nobody has them as they are.
 */
export const wordedPage = (spec: Listed) => `
  create or replace function search.${spec.one}_page(${wordedArguments}) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
  #variable_conflict use_column
  declare
    tenant uuid := platform.entered();
    worded text; nearly text;
    ordered text := search.${spec.one}_order(sort, descending);
    sorts text := current_setting('enable_sort');
    needed bigint := greatest(${countedUpTo}, wanted * per) + 1;
    everybody bigint; common integer; share float8; ids uuid[];
    ${declaredFilter()}
  begin
    if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
    if jsonb_array_length(words) = 1 and ${isNewestFirst} then
      return query select * from search.newest_${spec.table}_with(tenant, words -> 0, wanted, per);
      return;
    end if;
    worded := search.worded(words, false, '');
    nearly := search.worded(words, true, '');
    ${filtered()}
    if worded = '' then
      ${withoutWords(spec)}
      return;
    end if;
    select coalesce(sum(c.total), 0) into everybody from public.${spec.one}_counts c
      where c.tenant_id = tenant and c.block = -1 and ${stateCounted};
    loop
      if needed < everybody then
        execute format('select count(*) from (
          select search_text, name_keys from public.${spec.table} where %s order by sequence desc limit ${probed}
        ) newest where true %s', filter, worded) into common;
        share := common / ${probed}.0;
        if share * share * everybody > needed then
          ${deeper(byWalking(spec))}
        end if;
      end if;
      ${deeper(byIndex(spec))}
      exit when found or worded = nearly;
      worded := nearly;
    end loop;
  end $$;`

const hasWord = '(search_text like pattern or name_keys && keys)'
const live = 'tenant_id = tenant and archived_at is null'

/**
 * search.newest_<table>_with() does what search.<one>_page() does, for one word in the order a list opens in.
 * Its statements are constant, so that their plans are kept: planning them anew took a third of such a page.
 * With sorting off the list is walked in its order; what the index leads to is sorted all the same.
 */
export const newestWithWord = (spec: Listed) => `
  create or replace function search.newest_${spec.table}_with(tenant uuid, word jsonb, wanted bigint, per integer)
  returns table (id uuid, total bigint, page bigint)
  language plpgsql stable rows 50 set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_sort = off set plan_cache_mode = force_generic_plan as $$
  #variable_conflict use_column
  declare
    pattern text := word ->> 'pattern';
    keys text[] := array(select jsonb_array_elements_text(word -> 'exact'));
    near text[] := array(select jsonb_array_elements_text(word -> 'near'));
    needed bigint := greatest(${countedUpTo}, wanted * per) + 1;
    everybody bigint; common integer; share float8; ids uuid[];
  begin
    select coalesce(sum(c.total), 0) into everybody from public.${spec.one}_counts c
      where c.tenant_id = tenant and c.block = -1 and c.state <> 'archived';
    loop
      if needed < everybody then
        select count(*) into common from (
          select search_text, name_keys from public.${spec.table} where ${live} order by sequence desc limit ${probed}
        ) newest where ${hasWord};
        share := common / ${probed}.0;
        if share * share * everybody > needed then
          ids := array(select id from (
            select id, search_text, name_keys from public.${spec.table} where ${live}
            order by sequence desc limit ceil(greatest(2 * needed / share, share * everybody))) walked
            where ${hasWord} limit needed);
          if cardinality(ids) = needed then
            return query select ids[place], needed, wanted from generate_series((wanted - 1) * per + 1, wanted * per) place;
            return;
          end if;
        end if;
      end if;
      return query
        with hits as materialized (select id, sequence from public.${spec.table} where ${live} and ${hasWord}),
        sized as (select least(count(*), needed) as total from hits),
        paged as (select total, greatest(1, least(wanted, (total + per - 1) / per)) as page from sized)
        select id, (select total from paged), (select page from paged) from hits
        order by sequence desc limit per offset (select (page - 1) * per from paged);
      exit when found or near <@ keys;
      keys := keys || near;
    end loop;
  end $$;
  revoke execute on function search.newest_${spec.table}_with(uuid, jsonb, bigint, integer) from public;`
