import type { ListSpec } from '#database/searched_list/spec'
import { isolate } from '#database/tenant_table'

const added = 'select tenant_id, sequence, status, archived_at, 1 as change from added'
const removed = 'select tenant_id, sequence, status, archived_at, -1 as change from removed'

const triggers = [
  { event: 'insert', rows: [added] },
  { event: 'update', rows: [added, removed] },
  { event: 'delete', rows: [removed] },
]

/**
 * How many records each block of 1,000 numbers holds, by status ('archived' whatever the status);
 * block -1 is the whole tenant (docs/adr/0009-kept-counts.md). Created before the first record is
 * written.
 */
export const keptCounts = (spec: ListSpec) => [
  `create table public.${spec.one}_counts (
    tenant_id uuid not null references platform.tenants,
    block integer not null,
    state text not null,
    total integer not null,
    primary key (tenant_id, block, state)
  );
  ${isolate(`public.${spec.one}_counts`)}`,
  ...triggers.map(({ event, rows }) => keep(spec, event, rows)),
]

/** One statement changes each counter once, in one order, however many records it touched. */
function keep({ table, one }: ListSpec, event: string, rows: string[]) {
  const tables = rows.map((row) => (row === added ? 'new table as added' : 'old table as removed'))
  return `
    create function public.count_${one}_${event}() returns trigger language plpgsql set search_path = public as $$
    begin
      insert into ${one}_counts as kept (tenant_id, block, state, total)
      select tenant_id, blocks.block, case when archived_at is null then status else 'archived' end as state, sum(change)
      from (${rows.join(' union all ')}) as changed
      cross join lateral (values (-1), ((sequence / 1000)::integer)) as blocks (block)
      group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
      on conflict (tenant_id, block, state) do update set total = kept.total + excluded.total;
      return null;
    end $$;
    create trigger ${table}_counted_${event} after ${event} on public.${table}
      referencing ${tables.join(' ')} for each statement execute function public.count_${one}_${event}();`
}
