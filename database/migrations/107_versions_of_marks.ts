import { Migration } from '#database/migration'

/**
 * Which version of its row each mark made, so that a device that never heard the answer knows whether somebody else has
 * marked since (docs/adr/0063-marks-on-a-device.md). Null of those kept before.
 */
export default class VersionsOfMarks extends Migration {
  up() {
    this.run('alter table public.attendance_marks add version integer check (version > 0)')
  }
}
