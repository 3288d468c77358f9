import { Migration } from '#database/migration'

export default class StudentList extends Migration {
  up() {
    for (const definition of [rowType, keptPage, newest, list]) this.run(definition)
  }
}

/** Days leave as text, so that no driver reads a time zone into them. */
const columns = `s.id, s.number, s.first_name, s.last_name, s.first_name_other, s.last_name_other, s.email, s.phone,
  s.photo, s.status, s.birth_date::text, s.created_at, s.archived_at, s.version`

const rowType = `
  create type search.student_row as (
    total bigint, page bigint, id uuid, number text, first_name text, last_name text, first_name_other text,
    last_name_other text, email text, phone text, photo text, status text, birth_date text,
    created_at timestamptz, archived_at timestamptz, version integer
  );
  create function search.live_states() returns text[] language sql immutable parallel safe as $$
    select '{lead,applicant,active,on_hold,left,alumni,blocked}'::text[]
  $$;`

const keptPage = `
  create function search.kept_student_page(
    statuses text[], archived boolean, sort text, descending boolean, wanted bigint, per integer
  ) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable rows 50 set search_path = pg_catalog, pg_temp as $$
  declare
    tenant uuid := current_setting('app.tenant_id')::uuid;
    everyone boolean := archived or cardinality(statuses) = 0;
    size bigint; here bigint; skip bigint; before bigint; start integer; seek text := '';
    step integer := case when descending then -1 else 1 end;
    states text[] := case when archived then '{archived}' when everyone then search.live_states() else statuses end;
  begin
    select coalesce(sum(c.total), 0) into size from public.student_counts c
    where c.tenant_id = tenant and c.block = -1 and c.state = any(states);
    here := greatest(1, least(wanted, (size + per - 1) / per));
    skip := (here - 1) * per;
    if sort = 'number' and skip > 1000 then
      select b.block, b.before into start, before from (
        select c.block, c.block * step as place, sum(c.total) over (
          order by c.block * step groups between unbounded preceding and 1 preceding) as before
        from public.student_counts c where c.tenant_id = tenant and c.block >= 0 and c.state = any(states)
      ) b where b.before <= skip order by b.place desc limit 1;
      skip := skip - coalesce(before, 0);
      seek := case when start is null then '' when descending then format('and sequence < %s', (start + 1) * 1000)
        else format('and sequence >= %s', start * 1000) end;
    end if;
    return query execute case when everyone or sort <> 'number' then format(
      'select id, $1, $2 from public.students where tenant_id = $3 and archived_at is %s null %s %s
       order by %s limit $4 offset $5',
      case when archived then 'not' end, seek, case when not everyone then 'and status = any($6)' end,
      search.student_order(sort, descending))
    else format(
      'select s.id, $1, $2 from unnest($6) as wanted (status) cross join lateral (
         select id, sequence from public.students where tenant_id = $3 and archived_at is null
           and status = wanted.status %s order by %s limit $4 + $5
       ) s order by %s limit $4 offset $5', seek,
      search.student_order(sort, descending), search.student_order(sort, descending))
    end using size, here, tenant, per, skip, statuses;
  end $$;`

const newest = `
  create function search.newest_students(wanted bigint, per integer) returns setof search.student_row
  language plpgsql stable rows 50 set plan_cache_mode = force_generic_plan as $$
  declare
    tenant uuid := current_setting('app.tenant_id')::uuid;
    size bigint; here bigint; skip bigint; before bigint; start bigint;
    bound bigint := 9223372036854775807;
  begin
    select coalesce(sum(c.total), 0) into size from public.student_counts c
    where c.tenant_id = tenant and c.block = -1 and c.state <> 'archived';
    here := greatest(1, least(wanted, (size + per - 1) / per));
    skip := (here - 1) * per;
    if skip > 1000 then
      select b.block, b.before into start, before from (
        select c.block, sum(c.total) over (
          order by c.block desc groups between unbounded preceding and 1 preceding) as before
        from public.student_counts c where c.tenant_id = tenant and c.block >= 0 and c.state <> 'archived'
      ) b where b.before <= skip order by b.block limit 1;
      if start is not null then
        skip := skip - before;
        bound := (start + 1) * 1000;
      end if;
    end if;
    return query select size, here, ${columns}
      from (
        select n.id, n.sequence from public.students n
        where n.tenant_id = tenant and n.archived_at is null and n.sequence < bound
        order by n.sequence desc limit per offset skip
      ) p join public.students s on s.tenant_id = tenant and s.id = p.id order by p.sequence desc;
  end $$;`

const list = `
  create function search.student_list(
    query text, statuses text[], created_from timestamptz, created_to timestamptz, archived boolean,
    sort text, descending boolean, wanted bigint, per integer
  ) returns setof search.student_row language plpgsql stable rows 50 as $$
  declare
    tenant uuid := current_setting('app.tenant_id')::uuid;
    dated boolean := created_from is not null or created_to is not null;
  begin
    if query <> '' or dated or archived and cardinality(statuses) > 0 then
      return query select p.total, p.page, ${columns}
      from search.student_page(query, statuses, created_from, created_to, archived, sort, descending, wanted, per)
        with ordinality as p (id, total, page, place)
      join public.students s on s.tenant_id = tenant and s.id = p.id order by p.place;
    elsif sort = 'number' and descending and not archived and cardinality(statuses) = 0 then
      return query select * from search.newest_students(wanted, per);
    else
      return query select p.total, p.page, ${columns}
      from search.kept_student_page(statuses, archived, sort, descending, wanted, per)
        with ordinality as p (id, total, page, place)
      join public.students s on s.tenant_id = tenant and s.id = p.id order by p.place;
    end if;
  end $$;`
