import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

export default class StudentCounts extends Migration {
  up() {
    this.run(`
      create table public.student_counts (
        tenant_id uuid not null references platform.tenants,
        block integer not null,
        state text not null,
        total integer not null,
        primary key (tenant_id, block, state)
      );
      ${isolate('student_counts')}
      create index students_live on public.students (tenant_id, sequence) include (id) where archived_at is null;
      create index students_live_by_status on public.students (tenant_id, status, sequence) where archived_at is null;
      create index students_archived on public.students (tenant_id, sequence) where archived_at is not null;
    `)
    for (const { event, rows } of triggers) this.run(keep(event, rows))
  }
}

const added = 'select tenant_id, sequence, status, archived_at, 1 as change from added'
const removed = 'select tenant_id, sequence, status, archived_at, -1 as change from removed'

const triggers = [
  { event: 'insert', rows: [added] },
  { event: 'update', rows: [added, removed] },
  { event: 'delete', rows: [removed] },
]

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
