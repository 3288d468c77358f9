import { Migration } from '#database/migration'

/** A series may be gone on with by a later list: what a row made is known by its sessions, not by their series. */
export default class SessionsOfImportRows extends Migration {
  up() {
    this.run(`alter table public.import_rows add made uuid[]`)
  }
}
