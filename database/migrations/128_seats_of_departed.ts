import { Migration } from '#database/migration'

/** A guest's seat may end because its student left (docs/adr/0060-make-ups.md). */
export default class SeatsOfDeparted extends Migration {
  up() {
    this.run(`
      alter table public.make_up_bookings
        drop constraint make_up_bookings_ended_by_check,
        add constraint make_up_bookings_ended_by_check
          check (ended_by in ('office', 'family', 'session', 'notice', 'own_seat', 'left'))`)
  }
}
