import { Migration } from '#database/migration'

const checks = [
  ...['students', 'availability', 'absences', 'holidays', 'opening_hours', 'room_capacity'],
  ...['room_closures', 'gender', 'subjects', 'group_dates'],
]

/** A session can be let through outside the dates of its group, as past any other check (ADR 47). */
export default class GroupDatesCheck extends Migration {
  up() {
    this.run(`
      alter table public.class_sessions
        drop constraint class_sessions_checks_allowed_check,
        add constraint class_sessions_checks_allowed_check
          check (checks_allowed <@ array[${checks.map((check) => `'${check}'`).join(', ')}]);`)
  }
}
