import { Migration } from '#database/migration'
import { countedOnce, keepingTriggers, seatCounters } from '#database/kept_seats'

const taken = `status in ('pending', 'trial', 'active', 'frozen', 'offered')`

const seats = {
  seats_taken: taken,
  seats_over: `${taken} and over_capacity_reason is not null`,
  waiting: `status = 'waitlisted'`,
}

/**
 * How many seats of a group are in use and how many wait for one, kept by the statement that
 * changes them: lists need not count, and the database itself refuses a seat more than there are
 * (docs/adr/0016-seats-and-waiting-lists.md).
 */
export default class GroupSeats extends Migration {
  up() {
    // A new foreign key is checked under forced row-level security: in no tenant there is nothing to check.
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    this.run(`
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
    for (const statement of [...seatCounters(seats), ...keepingTriggers(), countedOnce(seats)]) {
      this.run(statement)
    }
    this.run(
      `select jobs.create_queue('enrolment_clock', '{"policy": "stately", "retryLimit": 2}'::jsonb)`
    )
  }
}
