import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many seats of a group are in use and how many wait for one, kept by the statement that changes them: lists need
 * not count, and the database itself refuses a seat more than there are (docs/adr, seats and waiting lists).
 */
export default class GroupSeats extends BaseSchema {
  async up() {
    // A new foreign key is checked under forced row-level security: in no tenant there is nothing to check.
    this.schema.raw(
      `select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`
    )
    this.schema.raw(`
      alter table public.group_assistants
        drop constraint group_assistants_tenant_id_group_id_fkey,
        add foreign key (tenant_id, group_id) references public.groups (tenant_id, id) on delete cascade;
      create index enrolments_freezing on public.enrolments (tenant_id, group_id)
        where frozen_from is not null and status in ('active', 'frozen');
      alter table public.groups
        add seats_taken integer not null default 0 check (seats_taken >= 0),
        add seats_over integer not null default 0 check (seats_over >= 0),
        add waiting integer not null default 0 check (waiting >= 0),
        add constraint groups_seats check (seats_taken - seats_over <= capacity);
    `)
    for (const { event, rows } of triggers) this.schema.raw(keep(event, rows))
    this.schema.raw(countWhatIsThere)
    this.schema.raw(
      `select jobs.create_queue('enrolment_clock', '{"policy": "stately", "retryLimit": 2}'::jsonb)`
    )
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}

const counted = (sign: string) => `
  ${sign}(status in ('pending', 'trial', 'active', 'frozen', 'offered'))::integer as taken,
  ${sign}(status in ('pending', 'trial', 'active', 'frozen', 'offered') and over_capacity_reason is not null)::integer as over,
  ${sign}(status = 'waitlisted')::integer as waiting`

const added = `select tenant_id, group_id, ${counted('')} from added`
const removed = `select tenant_id, group_id, ${counted('-')} from removed`

const triggers = [
  { event: 'insert', rows: [added] },
  { event: 'update', rows: [added, removed] },
  { event: 'delete', rows: [removed] },
]

const set = `set seats_taken = kept.seats_taken + changed.taken, seats_over = kept.seats_over + changed.over,
  waiting = kept.waiting + changed.waiting`

/** Groups are locked in the order of their ids, so that two statements over several groups never wait for each other. */
function keep(event: string, rows: string[]) {
  const tables = rows.map((row) => (row === added ? 'new table as added' : 'old table as removed'))
  return `
    create function public.count_seats_${event}() returns trigger language plpgsql set search_path = public as $$
    begin
      with changed as (
        select tenant_id, group_id, sum(taken) as taken, sum(over) as over, sum(waiting) as waiting
        from (${rows.join(' union all ')}) as change
        group by 1, 2 having sum(taken) <> 0 or sum(over) <> 0 or sum(waiting) <> 0
      ), locked as (
        select g.tenant_id, g.id from groups g join changed c on (c.tenant_id, c.group_id) = (g.tenant_id, g.id)
        order by g.id for no key update of g
      )
      update groups kept ${set} from changed join locked on (locked.tenant_id, locked.id) = (changed.tenant_id, changed.group_id)
      where (kept.tenant_id, kept.id) = (changed.tenant_id, changed.group_id);
      return null;
    end $$;
    create trigger enrolments_counted_${event} after ${event} on public.enrolments
      referencing ${tables.join(' ')} for each statement execute function public.count_seats_${event}();`
}

const countWhatIsThere = `
  do $$
  declare tenant uuid;
  begin
    for tenant in select id from platform.tenants loop
      perform set_config('app.tenant_id', tenant::text, true);
      update public.groups kept set seats_taken = now.taken, seats_over = now.over, waiting = now.waiting
      from (select group_id, sum(taken) as taken, sum(over) as over, sum(waiting) as waiting
        from (select group_id, ${counted('')} from public.enrolments) as each group by 1) as now
      where kept.id = now.group_id;
    end loop;
  end $$;`
