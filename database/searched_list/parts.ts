/**
 * What the functions of searched lists have in common. Migrations that have run are made of it, so
 * its text stays as it is: another text is another part.
 */

/** Rows are counted this far, or as far as the asked page and one more. */
const countedUpTo = 1000

/** A part that stands one block deeper. */
export const deeper = (part: string) => part.replaceAll('\n', '\n  ')

export const declaredFilter = (alias = '') =>
  `filter text := format('${alias}tenant_id = %L and ${alias}archived_at is %s null', tenant, case when archived then 'not' end);`

/** Status and time of creation. */
export const filtered = (
  alias = ''
) => `if cardinality(statuses) > 0 then filter := filter || format(' and ${alias}status = any(%L::text[])', statuses); end if;
    if created_from is not null then filter := filter || format(' and ${alias}created_at >= %L', created_from); end if;
    if created_to is not null then filter := filter || format(' and ${alias}created_at < %L', created_to); end if;`

/** The end of a query whose `hits` are counted: $1 is the page that is asked for, $2 its rows. */
export const pageOfHits = (order: string) => `), sized as (select count(*) as total from hits),
      paged as (select total, greatest(1, least($1, (total + $2 - 1) / $2)) as page from sized)
      select id, (select total from paged), (select page from paged) from hits
      order by ${order} limit $2 offset (select (page - 1) * $2 from paged)`

/** A page of rows that are walked in their order until enough is counted. */
export const walkedPage = `return query execute format('
      with hits as materialized (
        select walked.id, row_number() over () as place from (
          %s limit greatest(${countedUpTo}, $1 * $2) + 1
        ) walked
      ${pageOfHits('place')}',`

/** What one in ten of the newest has is found sooner in the order of the list than by sorting. */
export const walksToCommon = `if common >= 20 then sorts := set_config('enable_sort', 'off', true) || sorts; end if;`
export const sortsAgain = `if common >= 20 then sorts := set_config('enable_sort', substr(sorts, 4), true); end if;`

type Listed = { table: string; one: string }

type Asked = { given: string; asked: string; nothing: string }

/** Which function reads a page: what has no index of its own is looked for. */
export const dispatched = ({ table, one }: Listed, { given, asked, nothing }: Asked) => `
  create function search.${one}_list(${given})
  returns table (id uuid, total bigint, page bigint) language plpgsql stable rows 50 as $$
  declare
    dated boolean := created_from is not null or created_to is not null;
  begin
    if ${asked} <> '${nothing}' or dated or archived and cardinality(statuses) > 0 then
      return query select * from
        search.${one}_page(${asked}, statuses, created_from, created_to, archived, sort, descending, wanted, per);
    elsif sort = 'number' and descending and not archived and cardinality(statuses) = 0 then
      return query select * from search.newest_${table}(wanted, per);
    else
      return query select * from search.kept_${one}_page(statuses, archived, sort, descending, wanted, per);
    end if;
  end $$;`
