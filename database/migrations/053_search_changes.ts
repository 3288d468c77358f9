import { Migration } from '#database/migration'
import { searchTriggers } from '#database/search_changes'
import { applicationRole, isolate } from '#database/tenant_table'

/**
 * What a search server outside has yet to be told (docs/adr/0036-search-wire.md): written in the transaction that changed
 * it, by triggers that are off where there is no such server.
 */
export default class SearchChanges extends Migration {
  up() {
    this.run(`
      create table public.search_changes (
        tenant_id uuid not null references platform.tenants,
        sequence bigint not null generated always as identity,
        kind text not null check (kind in ('students', 'instructors', 'groups')),
        record_id uuid not null,
        primary key (tenant_id, sequence)
      );
      ${isolate('public.search_changes')}
      do $$ begin
        execute format('create policy search_reader on public.search_changes for select to %I using (true)', current_user);
      end $$;`)
    for (const statement of searchTriggers()) this.run(statement)
    this.centres()
  }

  /** Tells which centres have something waiting and nothing of it; each is jumped to in the key. */
  private centres() {
    this.run(`
      create function platform.centres_to_search() returns setof uuid
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
        with recursive centre as (
          (select c.tenant_id from public.search_changes c order by c.tenant_id limit 1)
          union all
          select (select c.tenant_id from public.search_changes c where c.tenant_id > centre.tenant_id
            order by c.tenant_id limit 1)
          from centre where centre.tenant_id is not null
        )
        select tenant_id from centre where tenant_id is not null
      $$;
      revoke execute on function platform.centres_to_search() from public;
      grant execute on function platform.centres_to_search() to ${applicationRole()};
    `)
  }
}
