import { BaseSchema } from '@adonisjs/lucid/schema'
import { isolate } from '#database/tenant_table'

/**
 * How many students each block of 1,000 numbers holds, by status ('archived' whatever the status); block -1 is the
 * whole tenant. So the list knows its exact total, and where page 2,000 starts, without counting.
 */
export default class StudentCounts extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table public.student_counts (
        tenant_id uuid not null references platform.tenants,
        block integer not null,
        state text not null,
        total integer not null,
        primary key (tenant_id, block, state)
      );
      ${isolate('student_counts')}
      create index students_live on public.students (tenant_id, sequence) where archived_at is null;
      create index students_live_by_status on public.students (tenant_id, status, sequence) where archived_at is null;
      create index students_archived on public.students (tenant_id, sequence) where archived_at is not null;
    `)
    for (const { event, rows } of triggers) this.schema.raw(keep(event, rows))
    this.schema.raw(keptPage)
    this.schema.raw(list)
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}

const added = 'select tenant_id, sequence, status, archived_at, 1 as change from added'
const removed = 'select tenant_id, sequence, status, archived_at, -1 as change from removed'

const triggers = [
  { event: 'insert', rows: [added] },
  { event: 'update', rows: [added, removed] },
  { event: 'delete', rows: [removed] },
]

/** One statement changes each counter once, in one order, however many students it touched. */
function keep(event: string, rows: string[]) {
  const tables = rows.map((row) => (row === added ? 'new table as added' : 'old table as removed'))
  return `
    create function public.count_student_${event}() returns trigger language plpgsql set search_path = public as $$
    begin
      insert into student_counts as kept (tenant_id, block, state, total)
      select tenant_id, blocks.block, case when archived_at is null then status else 'archived' end as state, sum(change)
      from (${rows.join(' union all ')}) as changed
      cross join lateral (values (-1), ((sequence / 1000)::integer)) as blocks (block)
      group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
      on conflict (tenant_id, block, state) do update set total = kept.total + excluded.total;
      return null;
    end $$;
    create trigger students_counted_${event} after ${event} on public.students
      referencing ${tables.join(' ')} for each statement execute function public.count_student_${event}();`
}

/** A page that needs no search: its total is kept, and the default sort starts in the block the page starts in. */
const keptPage = `
  create function search.kept_student_page(
    statuses text[], archived boolean, sort text, descending boolean, wanted bigint, per integer
  ) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable rows 50 set search_path = pg_catalog, pg_temp as $$
  #variable_conflict use_column
  declare
    tenant uuid := current_setting('app.tenant_id')::uuid;
    states text[] := case when archived then '{archived}' else statuses end;
    everyone boolean := archived or cardinality(statuses) = 0;
    size bigint; here bigint; skip bigint; seek text := '';
  begin
    select coalesce(sum(c.total), 0) into size from public.student_counts c
    where c.tenant_id = tenant and c.block = -1
      and case when cardinality(states) = 0 then c.state <> 'archived' else c.state = any(states) end;
    here := greatest(1, least(wanted, (size + per - 1) / per));
    skip := (here - 1) * per;
    if sort = 'number' and skip > 1000 then
      select case when descending then format('and sequence < %s', (b.block + 1) * 1000)
          else format('and sequence >= %s', b.block * 1000) end, skip - b.before
      into seek, skip from (
        select c.block, sum(c.total) as total,
          sum(sum(c.total)) over (order by case when descending then -c.block else c.block end) - sum(c.total) as before
        from public.student_counts c
        where c.tenant_id = tenant and c.block >= 0
          and case when cardinality(states) = 0 then c.state <> 'archived' else c.state = any(states) end
        group by c.block
      ) b where b.before <= skip and skip < b.before + b.total;
    end if;
    return query execute case when everyone or sort <> 'number' then format(
      'select id, $1, $2 from public.students where tenant_id = $3 and archived_at is %s null %s %s order by %s limit $4 offset $5',
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

/** One flight for the list: its rows, its total and the page they are on. */
const list = `
  create function search.student_list(
    query text, statuses text[], created_from timestamptz, created_to timestamptz, archived boolean,
    sort text, descending boolean, wanted bigint, per integer
  ) returns table (
    total bigint, page bigint, id uuid, number text, first_name text, last_name text, first_name_other text,
    last_name_other text, email text, phone text, photo text, status text, birth_date text,
    created_at timestamptz, archived_at timestamptz, version integer
  )
  language plpgsql stable rows 50 set search_path = pg_catalog, pg_temp as $$
  #variable_conflict use_column
  declare
    tenant uuid := current_setting('app.tenant_id')::uuid;
  begin
    if query = '' and created_from is null and created_to is null
      and not (archived and cardinality(statuses) > 0) then
      return query select p.total, p.page, s.id, s.number, s.first_name, s.last_name, s.first_name_other,
        s.last_name_other, s.email, s.phone, s.photo, s.status, s.birth_date::text, s.created_at, s.archived_at, s.version
      from search.kept_student_page(statuses, archived, sort, descending, wanted, per)
        with ordinality as p (id, total, page, place)
      join public.students s on s.tenant_id = tenant and s.id = p.id order by p.place;
    else
      return query select p.total, p.page, s.id, s.number, s.first_name, s.last_name, s.first_name_other,
        s.last_name_other, s.email, s.phone, s.photo, s.status, s.birth_date::text, s.created_at, s.archived_at, s.version
      from search.student_page(query, statuses, created_from, created_to, archived, sort, descending, wanted, per)
        with ordinality as p (id, total, page, place)
      join public.students s on s.tenant_id = tenant and s.id = p.id order by p.place;
    end if;
  end $$;`
