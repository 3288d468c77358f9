import { Migration } from '#database/migration'

const given = `query text, statuses text[], created_from timestamptz, created_to timestamptz, archived boolean, sort text,
    descending boolean, wanted bigint, per integer, groups uuid[], courses uuid[], levels uuid[], guardians uuid[],
    born_after date[], born_until date[]`

/**
 * The page of students by group, guardian or age (docs/adr/0031). Unlike search.student_page() it
 * runs with its caller's rights: such a filter has an index that row-level security lets it use,
 * and the words are looked for among what that leaves.
 */
const page = `
  create function search.narrowed_student_page(${given}) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable rows 50 set search_path = pg_catalog, pg_temp as $$
  declare
    tenant uuid := platform.entered();
    pattern text;
    filter text := format('s.tenant_id = %L and s.archived_at is %s null', tenant, case when archived then 'not' end);
    taught text := '';
    born text;
  begin
    foreach pattern in array coalesce(search.patterns(query), '{}') loop
      filter := filter || format(' and s.search_text like %L', pattern);
    end loop;
    if cardinality(statuses) > 0 then filter := filter || format(' and s.status = any(%L::text[])', statuses); end if;
    if created_from is not null then filter := filter || format(' and s.created_at >= %L', created_from); end if;
    if created_to is not null then filter := filter || format(' and s.created_at < %L', created_to); end if;
    if cardinality(groups) > 0 then taught := taught || format(' and g.id = any(%L::uuid[])', groups); end if;
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
    end if;
    return query execute format('
      with hits as materialized (
        select id, sequence, sorted_en, sorted_ar, created_at, status from public.students s where %s
      ), sized as (select count(*) as total from hits),
      paged as (select total, greatest(1, least($1, (total + $2 - 1) / $2)) as page from sized)
      select id, (select total from paged), (select page from paged) from hits
      order by %s limit $2 offset (select (page - 1) * $2 from paged)', filter,
      search.student_order(sort, descending)) using wanted, per;
  end $$;`

export default class NarrowedStudents extends Migration {
  up() {
    this.run(page)
  }
}
