import { filterArguments, filterTypes, type ListSpec } from '#database/searched_list/spec'
import { applicationRole } from '#database/tenant_table'

type Listed = Pick<ListSpec, 'table' | 'one'>

/** The arguments of a list since migration 052: its words as domain/shared/lists/words_asked.ts reads a query. */
export const wordedArguments = filterArguments.replace('query text', 'words jsonb')
const wordedTypes = filterTypes.replace('text', 'jsonb')

/** As before: what is found is counted so far, and as far as the page that is asked for and one more. */
const countedUpTo = 1000

/**
 * The conditions that words put to a row, as text: each stands in its search text or, across scripts, among the keys of
 * its name. `nearly` takes the keys that are a letter off as well.
 */
export const wordConditions = `
  create function search.worded(words jsonb, nearly boolean, alias text) returns text
  language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  begin
    return coalesce((
      select string_agg(case when cardinality(keys) = 0 then format(' and %1$ssearch_text like %2$L', alias, pattern)
        else format(' and (%1$ssearch_text like %2$L or %1$sname_keys && %3$L::text[])', alias, pattern, keys) end, '')
      from jsonb_to_recordset(words) as word (pattern text, exact text[], near text[])
      cross join lateral (select case when nearly then exact || near else exact end as keys) taken
    ), '');
  end $$;`

/**
 * search.<one>_page() of database/searched_list/page.ts, for words: it filters by the entered tenant itself, walks to what
 * one in ten of the newest has, and looks for words that are a letter off when nothing is found.
 */
const page = ({ table, one }: Listed) => `
  create function search.${one}_page(${wordedArguments}) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable security definer rows 50 set search_path = pg_catalog, pg_temp as $$
  declare
    tenant uuid := platform.entered();
    worded text := search.worded(words, false, ''); nearly text := search.worded(words, true, '');
    ordered text := search.${one}_order(sort, descending); common integer; hit boolean;
    sorts text := current_setting('enable_sort');
    filter text := format('tenant_id = %L and archived_at is %s null', tenant, case when archived then 'not' end);
  begin
    if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
    if cardinality(statuses) > 0 then filter := filter || format(' and status = any(%L::text[])', statuses); end if;
    if created_from is not null then filter := filter || format(' and created_at >= %L', created_from); end if;
    if created_to is not null then filter := filter || format(' and created_at < %L', created_to); end if;
    loop
      common := 0;
      if worded <> '' then
        execute format('select count(*) from (
          select search_text, name_keys from public.${table} where %s order by sequence desc limit 200
        ) newest where true %s', filter, worded) into common;
      end if;
      if common >= 20 then sorts := set_config('enable_sort', 'off', true) || sorts; end if;
      return query execute format('
        with hits as materialized (
          select walked.id, row_number() over () as place from (
            %s limit greatest(${countedUpTo}, $1 * $2) + 1
          ) walked
        ), sized as (select count(*) as total from hits),
        paged as (select total, greatest(1, least($1, (total + $2 - 1) / $2)) as page from sized)
        select id, (select total from paged), (select page from paged) from hits
        order by place limit $2 offset (select (page - 1) * $2 from paged)',
        format(case when common < 20
          then 'select id from public.${table} where %1$s %2$s order by %3$s'
          else 'select id from (
            select id, search_text, name_keys from public.${table} where %1$s order by %3$s offset 0) everybody where true %2$s'
          end, filter, worded, ordered)) using wanted, per;
      hit := found;
      if common >= 20 then sorts := set_config('enable_sort', substr(sorts, 4), true); end if;
      exit when hit or worded = nearly;
      worded := nearly;
    end loop;
  end $$;
  revoke execute on function search.${one}_page(${wordedTypes}) from public;
  grant execute on function search.${one}_page(${wordedTypes}) to ${applicationRole()};`

const list = ({ table, one }: Listed) => `
  create function search.${one}_list(${wordedArguments})
  returns table (id uuid, total bigint, page bigint) language plpgsql stable rows 50 as $$
  declare
    dated boolean := created_from is not null or created_to is not null;
  begin
    if words <> '[]' or dated or archived and cardinality(statuses) > 0 then
      return query select * from
        search.${one}_page(words, statuses, created_from, created_to, archived, sort, descending, wanted, per);
    elsif sort = 'number' and descending and not archived and cardinality(statuses) = 0 then
      return query select * from search.newest_${table}(wanted, per);
    else
      return query select * from search.kept_${one}_page(statuses, archived, sort, descending, wanted, per);
    end if;
  end $$;`

/** In the place of the functions that were given a query as it was typed. */
export const wordedList = (spec: Listed) => [
  `drop function search.${spec.one}_list(${filterTypes});
  drop function search.${spec.one}_page(${filterTypes});`,
  page(spec),
  list(spec),
]
