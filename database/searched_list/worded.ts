import {
  declaredFilter,
  deeper,
  dispatched,
  filtered,
  sortsAgain,
  walkedPage,
  walksToCommon,
} from '#database/searched_list/parts'
import { filterArguments, filterTypes, type ListSpec } from '#database/searched_list/spec'
import { applicationRole } from '#database/tenant_table'

type Listed = Pick<ListSpec, 'table' | 'one'>

/** The arguments of a list since migration 052: its words as domain/shared/lists/words_asked.ts reads a query. */
export const wordedArguments = filterArguments.replace('query text', 'words jsonb')
const wordedTypes = filterTypes.replace('text', 'jsonb')

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
    ${declaredFilter()}
  begin
    if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
    ${filtered()}
    loop
      common := 0;
      if worded <> '' then
        execute format('select count(*) from (
          select search_text, name_keys from public.${table} where %s order by sequence desc limit 200
        ) newest where true %s', filter, worded) into common;
      end if;
      ${walksToCommon}
      ${deeper(walkedPage)}
        format(case when common < 20
          then 'select id from public.${table} where %1$s %2$s order by %3$s'
          else 'select id from (
            select id, search_text, name_keys from public.${table} where %1$s order by %3$s offset 0) everybody where true %2$s'
          end, filter, worded, ordered)) using wanted, per;
      hit := found;
      ${sortsAgain}
      exit when hit or worded = nearly;
      worded := nearly;
    end loop;
  end $$;
  revoke execute on function search.${one}_page(${wordedTypes}) from public;
  grant execute on function search.${one}_page(${wordedTypes}) to ${applicationRole()};`

const list = (spec: Listed) =>
  dispatched(spec, { given: wordedArguments, asked: 'words', nothing: '[]' })

/** In the place of the functions that were given a query as it was typed. */
export const wordedList = (spec: Listed) => [
  `drop function search.${spec.one}_list(${filterTypes});
  drop function search.${spec.one}_page(${filterTypes});`,
  page(spec),
  list(spec),
]
