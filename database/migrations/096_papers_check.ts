import { Migration } from '#database/migration'

const checks = [
  ...['students', 'availability', 'absences', 'holidays', 'opening_hours', 'room_capacity'],
  ...['room_closures', 'gender', 'subjects', 'group_dates', 'assistants', 'papers'],
]

/** A session can be let through although a document of its instructor has expired by then (ADR 47). */
export default class PapersCheck extends Migration {
  up() {
    this.run(`
      alter table public.class_sessions
        drop constraint class_sessions_checks_allowed_check,
        add constraint class_sessions_checks_allowed_check
          check (checks_allowed <@ array[${checks.map((check) => `'${check}'`).join(', ')}]);`)
  }
}
