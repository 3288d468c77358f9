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
    worded text := search.worded(words, false, ''); nearly text := search.worded(words, true, '');
    ordered text := search.${spec.one}_order(sort, descending);
    sorts text := current_setting('enable_sort');
    needed bigint := greatest(${countedUpTo}, wanted * per) + 1;
    everybody bigint; common integer; share float8; ids uuid[];
    ${declaredFilter()}
  begin
    if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
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
