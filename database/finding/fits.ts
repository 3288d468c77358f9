/**
 * Whether a document fits a filter of a search (domain/search/search_filter.ts) as JSON. Asked last of all conditions, of
 * what the words have found already.
 */
export const fits = `
  create function search.fits(document jsonb, filter jsonb) returns boolean
  language plpgsql immutable parallel safe cost 1000 set search_path = pg_catalog, pg_temp as $$
  begin
    return case filter ->> 'type'
      when 'all' then not exists (
        select from jsonb_array_elements(filter -> 'of') part where not search.fits(document, part))
      when 'any' then exists (
        select from jsonb_array_elements(filter -> 'of') part where search.fits(document, part))
      when 'not' then not search.fits(document, filter -> 'of')
      when 'null' then document ->> (filter ->> 'attribute') is null
      else coalesce(filter -> 'values' ? lower(document ->> (filter ->> 'attribute')), false) end;
  end $$;`
