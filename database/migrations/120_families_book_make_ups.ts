import { Migration } from '#database/migration'

/** Who books make-ups is part of the policy; a booking that its family ended says so (docs/adr/0060-make-ups.md). */
export default class FamiliesBookMakeUps extends Migration {
  up() {
    this.run(`
      alter table public.attendance_policies
        add make_up_bookers text check (make_up_bookers in ('office', 'families'));
      alter table public.make_up_bookings
        drop constraint make_up_bookings_ended_by_check,
        add constraint make_up_bookings_ended_by_check
          check (ended_by in ('office', 'family', 'session', 'notice', 'own_seat'));`)
  }
}
