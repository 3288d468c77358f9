import { Migration } from '#database/migration'

/** A session ends after two idle hours, so a screen that was to lock then or later never did. */
export default class LocksBeforeTheEnd extends Migration {
  up() {
    this.run('update platform.tenants set lock_after = 60 where lock_after >= 120')
  }
}
