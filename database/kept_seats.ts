/** How many enrolments of each kind a group has: a column of groups, and which enrolments it counts. */
export type Seats = Record<string, string>

const events = {
  insert: ['added'],
  update: ['added', 'removed'],
  delete: ['removed'],
} as const

type Event = keyof typeof events

const columns = (seats: Seats, tell: (column: string) => string) =>
  Object.keys(seats).map(tell).join(', ')

const counted = (seats: Seats, sign: '' | '-') =>
  Object.entries(seats)
    .map(([column, condition]) => `${sign}(${condition})::integer as ${column}`)
    .join(', ')

export const seatCounters = (seats: Seats) =>
  Object.entries(events).map(([event, rows]) => counter(event, rows, seats))

/**
 * Locks groups in the order of their ids, so that two statements over several groups never
 * deadlock.
 */
function counter(event: string, rows: readonly string[], seats: Seats) {
  const changes = rows.map(
    (row) => `select tenant_id, group_id, ${counted(seats, row === 'added' ? '' : '-')} from ${row}`
  )
  const changed = Object.keys(seats).map((column) => `sum(${column}) <> 0`)
  return `
    create or replace function public.count_seats_${event}() returns trigger
    language plpgsql set search_path = public as $$
    begin
      with changed as (
        select tenant_id, group_id, ${columns(seats, (column) => `sum(${column}) as ${column}`)}
        from (${changes.join(' union all ')}) as change
        group by 1, 2 having ${changed.join(' or ')}
      ), locked as (
        select g.tenant_id, g.id from groups g join changed c on (c.tenant_id, c.group_id) = (g.tenant_id, g.id)
        order by g.id for no key update of g
      )
      update groups kept set ${columns(seats, (column) => `${column} = kept.${column} + changed.${column}`)}
      from changed join locked on (locked.tenant_id, locked.id) = (changed.tenant_id, changed.group_id)
      where (kept.tenant_id, kept.id) = (changed.tenant_id, changed.group_id);
      return null;
    end $$;`
}

export const keepingTriggers = () =>
  (Object.keys(events) as Event[]).map((event) => {
    const tables = events[event].map((row) => `${row === 'added' ? 'new' : 'old'} table as ${row}`)
    return `create trigger enrolments_counted_${event} after ${event} on public.enrolments
      referencing ${tables.join(' ')} for each statement execute function public.count_seats_${event}();`
  })

/** Counts the enrolments that were there before their group kept these columns. */
export const countedOnce = (seats: Seats) => `
  do $$
  declare tenant uuid;
  begin
    for tenant in select id from platform.tenants loop
      perform set_config('app.tenant_id', tenant::text, true);
      update public.groups kept set ${columns(seats, (column) => `${column} = now.${column}`)}
      from (select group_id, ${columns(seats, (column) => `sum(${column}) as ${column}`)}
        from (select group_id, ${counted(seats, '')} from public.enrolments) as each group by 1) as now
      where kept.id = now.group_id;
    end loop;
  end $$;`
