import type { ListSpec } from '#database/searched_list/spec'

type Listed = Pick<ListSpec, 'table' | 'one'>

const countedUpTo = 1000
/** The newest rows that tell a rare word; a word that seems common is asked of more. */
const probed = [100, 250]

const isWritten = 'search_text like pattern'
const hasWord = `(${isWritten} or name_keys && keys)`
const live = 'tenant_id = tenant and archived_at is null'

/** Rows are walked in the order of the list, at most so many; `ids` are the first that have the word. */
const walked = ({ table }: Listed, amount: string, atMost: string) => `
          ids := array(select id from (
            select id, search_text, name_keys from public.${table} where ${live}
            order by sequence desc limit ceil(${atMost})) walked
            where ${hasWord} limit ${amount});
          if cardinality(ids) = ${amount} then
            return query select ids[place], needed, wanted from generate_series((wanted - 1) * per + 1, wanted * per) place;
            return;
          end if;`

/**
 * It takes the place of newestWithWord(): the keys of a name lead to several times as many rows as have it
 * written, and all were read for a total that is only told to be above a thousand. Where the newest say that
 * there are so many, those who have it written are counted first, no further than needed; then the page is
 * found by walking to it. The counted rows are materialized, so that the planner, who would walk the list
 * for them, knows of no limit.
 */
export const newestWithCommonWord = (spec: Listed) => `
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
    shown bigint := wanted * per;
    everybody bigint; newest integer; common integer; share float8; written bigint; ids uuid[];
  begin
    select coalesce(sum(c.total), 0) into everybody from public.${spec.one}_counts c
      where c.tenant_id = tenant and c.block = -1 and c.state <> 'archived';
    loop
      if needed < everybody then
        foreach newest in array array[${probed.join(', ')}] loop
          select count(*) into common from (
            select search_text, name_keys from public.${spec.table} where ${live} order by sequence desc limit newest
          ) probed where ${hasWord};
          share := common::float8 / newest;
          exit when share * everybody <= 4 * needed;
        end loop;
        if share * everybody > 4 * needed and share * share * everybody < 2 * needed then
          with hits as materialized (select from public.${spec.table} where ${live} and ${isWritten})
          select count(*) into written from (select from hits limit needed) one;
          if written = needed then
            ${walked(spec, 'shown', '4 * shown / share')}
          end if;
        end if;
        if 2 * share * share * everybody > needed then
          ${walked(spec, 'needed', 'greatest(2 * needed / share, share * everybody)')}
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
