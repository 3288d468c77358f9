import { Migration } from '#database/migration'

/** A family waits for a seat in which its child can make up, and is written to once there is one. */
export default class WaitingForSeats extends Migration {
  up() {
    // A new foreign key is checked under forced row-level security: in no tenant there is nothing to check.
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    this.run(`
      alter table public.make_up_credits
        add seat_wanted_at timestamptz,
        add seat_wanted_by uuid,
        add check ((seat_wanted_at is null) = (seat_wanted_by is null)),
        add foreign key (tenant_id, seat_wanted_by) references public.users (tenant_id, id);
      create index make_up_credits_waiting on public.make_up_credits (tenant_id, seat_wanted_by)
        where seat_wanted_by is not null;`)
  }
}
