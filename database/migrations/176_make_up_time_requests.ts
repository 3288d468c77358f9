import { Migration } from '#database/migration'

/** A family asks the centre for a time where no session has a free seat, or none suits. */
export default class MakeUpTimeRequests extends Migration {
  up() {
    this.run(`
      alter table public.make_up_credits
        add time_requested_at timestamptz,
        add time_request text check (length(time_request) between 1 and 300),
        add check ((time_request is null) = (time_requested_at is null));`)
  }
}
