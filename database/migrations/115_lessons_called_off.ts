import { Migration } from '#database/migration'

/** A one-to-one session that its student calls off marks them by that: what restoring it takes back. */
export default class LessonsCalledOff extends Migration {
  up() {
    this.run(
      ['attendance', 'attendance_marks']
        .map(
          (table) => `
        alter table public.${table} drop constraint ${table}_method_check;
        alter table public.${table} add constraint ${table}_method_check
          check (method in ('manual', 'offline', 'kiosk', 'notice', 'call_off'));`
        )
        .join('')
    )
  }
}
