import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

/**
 * Which search server outside was promised everything of a centre (docs/adr/0036-search-wire.md),
 * none where `server` is null; `emptied` once it has thrown away what it knew before.
 */
export default class SearchMirrors extends Migration {
  up() {
    this.run(`
      create table platform.search_mirrors (
        tenant_id uuid primary key references platform.tenants,
        server text,
        emptied boolean not null default false
      );
      grant select, insert, update on platform.search_mirrors to ${applicationRole()};`)
  }
}
