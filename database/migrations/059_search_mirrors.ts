import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

/**
 * Which search server outside was promised everything of a centre (docs/adr/0036-search-wire.md),
 * none where `server` is null; `emptied` once it has thrown away what it knew before. A change that
 * is doubtful is told twice.
 */
export default class SearchMirrors extends Migration {
  up() {
    this.run(`
      create table platform.search_mirrors (
        tenant_id uuid primary key references platform.tenants,
        server text,
        emptied boolean not null default false
      );
      grant select, insert, update on platform.search_mirrors to ${applicationRole()};
      alter table public.search_changes
        add column due_at timestamptz not null default now(),
        add column doubtful boolean not null default false;`)
    this.centres()
  }

  /** As in migration 053, without those that have nothing due, and with those whose indexes are to be emptied. */
  private centres() {
    this.run(`
      create or replace function platform.centres_to_search() returns setof uuid
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
        with recursive centre as (
          (select c.tenant_id from public.search_changes c order by c.tenant_id limit 1)
          union all
          select (select c.tenant_id from public.search_changes c where c.tenant_id > centre.tenant_id
            order by c.tenant_id limit 1)
          from centre where centre.tenant_id is not null
        )
        select tenant_id from centre where exists (
          select from public.search_changes c where c.tenant_id = centre.tenant_id and c.due_at <= now())
        union
        select m.tenant_id from platform.search_mirrors m join platform.tenants t on t.id = m.tenant_id
        where m.server is not null and not m.emptied and t.status <> 'closed'
      $$;
    `)
  }
}
