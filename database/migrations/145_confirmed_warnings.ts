import { Migration } from '#database/migration'

/** Each place keeps the kinds of warnings that whoever gave it confirmed. */
export default class ConfirmedWarnings extends Migration {
  up() {
    for (const table of ['enrolments', 'make_up_bookings'])
      this.run(
        `alter table public.${table} add confirmed_warnings text[] not null default '{}'
          check (cardinality(confirmed_warnings) <= 7)`
      )
  }
}
