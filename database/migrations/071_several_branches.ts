import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

/**
 * A centre's row, which every request reads anyway, says how many branches it has: with one, no page
 * speaks of branches or asks for them.
 */
export default class SeveralBranches extends Migration {
  up() {
    this.run(`
      alter table platform.tenants add branches integer not null default 1 check (branches > 0);

      create function platform.count_branches() returns trigger
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare centre uuid := platform.entered();
      begin
        update platform.tenants t set branches = (
          select count(*) from public.branches b where b.tenant_id = centre and b.archived_at is null)
        where t.id = centre;
        return null;
      end $$;
      revoke execute on function platform.count_branches() from public;
      create trigger branches_counted after insert or delete or update of archived_at on public.branches
        for each statement execute function platform.count_branches();
      grant execute on function platform.count_branches() to ${applicationRole()};
    `)
  }
}
