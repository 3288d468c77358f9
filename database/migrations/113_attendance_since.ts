import { Migration } from '#database/migration'

/**
 * Sessions that were over before attendance was taken here are awaited by nobody. A centre that begins with it
 * says nothing: null is from its first session on.
 */
export default class AttendanceSince extends Migration {
  up() {
    this.run(`
      alter table platform.tenants add attendance_since timestamptz;
      update platform.tenants set attendance_since = now();`)
  }
}
