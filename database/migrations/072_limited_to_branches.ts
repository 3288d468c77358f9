import { inBranch, inBranchOrNone, limitToBranches, withRecord } from '#database/branch_policy'
import { findGroups } from '#database/finding/groups'
import { Migration } from '#database/migration'
import { searchTrigger } from '#database/search_changes'
import { applicationRole } from '#database/tenant_table'

/** Binds a proof to its transaction and to the branches that were entered with it. */
const proof = (tenant: string, branches: string) =>
  `encode(sha256(platform.seal_key() || uuid_send(${tenant}) || int4send(pg_backend_pid()) || timestamptz_send(now())
    || convert_to(${branches}, 'UTF8')), 'hex')`

const guarded = `security definer set search_path = pg_catalog, pg_temp set debug_print_plan = off`

const branchesSet = `coalesce(current_setting('app.branches', true), '')`

/** Whose rows follow a record that is in a branch. */
const hanging = [
  ['enrolments', 'groups', 'group_id'],
  ['enrolment_changes', 'enrolments', 'enrolment_id'],
  ['group_assistants', 'groups', 'group_id'],
  ['group_departures', 'groups', 'group_id'],
  ['group_patterns', 'groups', 'group_id'],
  ['group_slots', 'groups', 'group_id'],
  ['room_closures', 'rooms', 'room_id'],
  ['opening_hours', 'opening_weeks', 'week_id'],
] as const

/** What the trail tells of these is read with them. */
const told = {
  group: 'groups',
  enrolment: 'enrolments',
  room: 'rooms',
  class_session: 'class_sessions',
  branch: 'branches',
}

/** Administrators who are limited to branches (docs/adr/0046-limited-to-branches.md). */
export default class LimitedToBranches extends Migration {
  up() {
    this.entering()
    this.person()
    this.policies()
    this.triggers()
    this.search()
  }

  /** Branches are entered with the tenant, and sealed with it: a setting alone neither opens nor widens anything. */
  private entering() {
    const app = applicationRole()
    this.run(`
      drop function platform.enter(uuid, text);
      create function platform.enter(tenant uuid, token text, branches uuid[] default null) returns void
      language plpgsql ${guarded} as $$
      declare done text; seen text := coalesce(branches::text, '');
      begin
        if tenant is null or token is distinct from encode(sha256(platform.entry_key() || uuid_send(tenant)), 'hex') then
          raise exception 'no tenant without its token' using errcode = '42501';
        end if;
        done := set_config('app.tenant_id', tenant::text, true) || set_config('app.branches', seen, true)
          || set_config('app.tenant_proof', ${proof('tenant', 'seen')}, true);
      end $$;

      create or replace function platform.entered() returns uuid language plpgsql stable parallel restricted ${guarded} as $$
      begin
        if current_setting('app.tenant_proof', true) =
            ${proof(`current_setting('app.tenant_id')::uuid`, branchesSet)}
          or session_user = current_user
        then
          return current_setting('app.tenant_id')::uuid;
        end if;
        raise exception 'no tenant without its proof' using errcode = '42501';
      end $$;

      create function platform.seen_branches() returns uuid[] language plpgsql stable parallel restricted
      set search_path = pg_catalog, pg_temp as $$
      begin
        perform platform.entered();
        return nullif(current_setting('app.branches', true), '')::uuid[];
      end $$;

      revoke execute on function platform.enter(uuid, text, uuid[]), platform.seen_branches() from public;
      grant execute on function platform.enter(uuid, text, uuid[]), platform.seen_branches() to ${app};`)
  }

  /** Read with what every request reads of its person; the SuperAdmin is never limited. */
  private person() {
    this.run(`
      do $$ begin
        execute replace(pg_get_functiondef('platform.principal(uuid)'::regprocedure), '''person_id'', p.id',
          '''branches'', case when not exists (
              select from user_roles ur join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id)
              where (ur.tenant_id, ur.user_id) = (u.tenant_id, u.id) and r.is_super)
            then (select jsonb_agg(b.branch_id order by b.branch_id) from administrator_branches b
              where (b.tenant_id, b.administrator_id) = (u.tenant_id, u.administrator_id)) end,
          ''person_id'', p.id');
      end $$;`)
  }

  private policies() {
    for (const table of ['groups', 'rooms', 'class_series', 'class_sessions'])
      this.run(limitToBranches(table, inBranch()))
    this.run(limitToBranches('branches', inBranch('id')))
    for (const table of ['holidays', 'opening_weeks', 'timings'])
      this.run(limitToBranches(table, inBranchOrNone))
    for (const [table, parent, column] of hanging)
      this.run(limitToBranches(table, withRecord(table, parent, column)))
    this.run(limitToBranches('audit_events', readWithRecords(), 'select'))
  }

  /**
   * What is made without naming a branch is in one of its maker's. A course's title is told of all its groups, whoever
   * changes it.
   */
  private triggers() {
    this.run(`
      create or replace function public.main_branch() returns uuid language plpgsql stable set search_path = pg_catalog as $$
      begin
        if platform.seen_branches() is null then
          return (
            select b.id from public.branches b
            where b.tenant_id = current_setting('app.tenant_id')::uuid and b.is_main
          );
        end if;
        return (
          select b.id from public.branches b where b.tenant_id = current_setting('app.tenant_id')::uuid
          order by b.is_main desc, b.archived_at is not null, b.position, b.id limit 1
        );
      end $$;`)
    this.run(searchTrigger('groups', 'update'))
    this.run(searchTrigger('courses', 'update'))
    this.run(`
      revoke execute on function public.courses_search_update() from public;
      grant execute on function public.courses_search_update() to ${applicationRole()};`)
  }

  /** A server outside learns of each group's branch. */
  private search() {
    this.run('drop function search.find_groups(jsonb, integer, jsonb, boolean);')
    this.run(findGroups())
    this.run(`
      do $$
      declare centre uuid;
      begin
        for centre in select tenant_id from platform.search_mirrors where server is not null loop
          perform set_config('app.tenant_id', centre::text, true);
          insert into public.search_changes (tenant_id, kind, record_id)
          select centre, 'groups', g.id from public.groups g where g.tenant_id = centre order by g.id;
        end loop;
      end $$;`)
  }
}

function readWithRecords() {
  const each = Object.entries(told).map(
    ([one, table]) => `when '${one}' then exists (
      select from public.${table} p where p.tenant_id = audit_events.tenant_id and p.id = audit_events.subject_id)`
  )
  return `(select platform.seen_branches() is null) or case subject_type ${each.join(' ')} else true end`
}
