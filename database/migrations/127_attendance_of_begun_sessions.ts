import { Migration } from '#database/migration'

/**
 * Whether attendance was taken in a session that had begun when its group changed that. Null is as the group says.
 */
export default class AttendanceOfBegunSessions extends Migration {
  up() {
    this.run('alter table public.class_sessions add takes_attendance boolean')
  }
}
