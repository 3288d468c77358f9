import { declaredFilter, deeper, filtered, pageOfHits } from '#database/searched_list/parts'
import { wordedArguments } from '#database/searched_list/worded'

const given = `${wordedArguments}, groups uuid[], courses uuid[], levels uuid[], guardians uuid[],
    born_after date[], born_until date[]`

/** By group, course, level, guardian and age; each filter has an index of its own. */
export const narrowing = `if cardinality(groups) > 0 then taught := taught || format(' and g.id = any(%L::uuid[])', groups); end if;
    if cardinality(courses) > 0 then taught := taught || format(' and g.course_id = any(%L::uuid[])', courses); end if;
    if cardinality(levels) > 0 then
      taught := taught || format(' and coalesce(g.level_id, c.level_id) = any(%L::uuid[])', levels);
    end if;
    if taught <> '' then
      filter := filter || format(' and s.id in (
        select e.student_id from public.groups g
        join public.courses c on c.tenant_id = g.tenant_id and c.id = g.course_id
        join public.enrolments e on e.tenant_id = g.tenant_id and e.group_id = g.id
        where g.tenant_id = %L and e.status in (''pending'', ''trial'', ''active'', ''frozen'') %s)', tenant, taught);
    end if;
    if cardinality(guardians) > 0 then
      filter := filter || format(' and s.id in (
        select sg.student_id from public.student_guardians sg
        where sg.tenant_id = %L and sg.guardian_id = any(%L::uuid[]))', tenant, guardians);
    end if;
    if cardinality(born_after) > 0 then
      select string_agg(format('s.birth_date > %L and s.birth_date <= %L', span.after, span.until), ' or ') into born
      from unnest(born_after, born_until) as span (after, until);
      filter := filter || format(' and (%s)', born);
    end if;`

export const declaredNarrowing = `taught text := '';
    born text;`

export const narrowedHits =
  'select id, sequence, sorted_en, sorted_ar, created_at, status from public.students s where %s'

/**
 * search.narrowed_student_page() of migration 043 (docs/adr/0031), for words as search.student_page() takes them. It reads
 * as whoever calls it: such a filter has an index of its own, and the words are looked for among what that leaves.
 */
const page = `
  create function search.narrowed_student_page(${given}) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable rows 50 set search_path = pg_catalog, pg_temp as $$
  declare
    tenant uuid := platform.entered();
    worded text := search.worded(words, false, 's.'); nearly text := search.worded(words, true, 's.');
    ${declaredFilter('s.')}
    ${declaredNarrowing}
  begin
    ${filtered('s.')}
    ${narrowing}
    loop
      return query execute format('
        with hits as materialized (
          ${narrowedHits} %s
        ${deeper(pageOfHits('%s'))}', filter, worded,
        search.student_order(sort, descending)) using wanted, per;
      exit when found or worded = nearly;
      worded := nearly;
    end loop;
  end $$;`

/** In the place of the one that was given a query as it was typed. */
export const narrowedAgain = [
  `do $$ begin
    execute (select 'drop function ' || p.oid::regprocedure from pg_proc p
      where p.pronamespace = 'search'::regnamespace and p.proname = 'narrowed_student_page');
  end $$;`,
  page,
]
