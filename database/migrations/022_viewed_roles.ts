import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

export default class ViewedRoles extends Migration {
  up() {
    const app = applicationRole()
    this.run(`
      alter table platform.sessions add viewed_role uuid;

      drop function platform.open_session(text, uuid);
      create function platform.open_session(wanted text, tenant uuid)
      returns table (data text, created_at timestamptz, seen_at timestamptz, locked_at timestamptz,
        confirmed_at timestamptz, remembered_by uuid, renewal_due boolean, principal jsonb, viewed_role jsonb)
      language plpgsql set search_path = pg_catalog as $$
      begin
        perform set_config('app.tenant_id', tenant::text, true);
        return query
          select s.data, s.created_at, s.seen_at, s.locked_at, s.confirmed_at, s.remembered_by, s.renewal_due,
            platform.principal(s.user_id),
            (select jsonb_build_object('id', r.id, 'name', r.name, 'name_ar', r.name_ar, 'is_super', r.is_super,
                'permissions', r.permissions)
              from public.roles r
              where (r.tenant_id, r.id) = (s.tenant_id, s.viewed_role)
                and r.kind = 'admin' and not r.is_super and r.archived_at is null)
          from platform.sessions s
          where s.id = wanted and s.tenant_id = tenant and s.expires_at > now();
      end $$;
      revoke execute on function platform.open_session(text, uuid) from public;
      grant execute on function platform.open_session(text, uuid) to ${app};
    `)
  }
}
