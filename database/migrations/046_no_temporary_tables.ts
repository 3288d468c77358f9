import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

/**
 * A temporary table hides the real one of its name from the connection's next user, and has no
 * policy: SQL injected into one centre's request could have read what another writes. Only the
 * owner of the database can revoke that right; where that is not the owner of the tables, its
 * administrator has to (docs/adr/0027-tenant-proof.md).
 */
export default class NoTemporaryTables extends Migration {
  up() {
    this.run(`
      do $$ begin
        if (select pg_has_role(datdba, 'usage') from pg_database where datname = current_database()) then
          execute format('revoke temporary on database %I from public, ${applicationRole()}', current_database());
        end if;
      end $$;`)
  }
}
