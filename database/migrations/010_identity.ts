import { Migration } from '#database/migration'
import { applicationRole, isolate } from '#database/tenant_table'

const own = `
  tenant_id uuid not null references platform.tenants,
  id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id)`

export default class Identity extends Migration {
  up() {
    this.links()
    this.secondFactors()
    this.requests()
    this.sessions()
    this.settings()
    this.principal()
    this.lastSuperAdmin()
  }

  /** One table for every link sent by e-mail: a link of one purpose can't be used for another. */
  private links() {
    this.run(`
      alter table public.password_tokens rename to account_tokens;
      alter index public.password_tokens_by_user rename to account_tokens_by_user;
      alter table public.account_tokens
        add purpose text not null default 'password' check (purpose in ('password', 'invitation', 'email', 'hand_off')),
        add email text check (length(email) between 3 and 254 and email = lower(email));
      alter table public.account_tokens alter purpose drop default;
      alter table public.users add invited_at timestamptz, add notifications jsonb not null default '{}';
      create index users_by_status on public.users (tenant_id, kind, status);
      create index audit_events_by_time on public.audit_events (tenant_id, id desc);
      create index audit_events_by_actor on public.audit_events (tenant_id, actor_id, id desc);
    `)
  }

  private secondFactors() {
    this.run(`
      alter table public.users drop column two_factor;

      create table public.authenticators (
        tenant_id uuid not null references platform.tenants,
        user_id uuid not null,
        secret text not null,
        last_step bigint not null default 0,
        confirmed_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (tenant_id, user_id),
        foreign key (tenant_id, user_id) references public.users (tenant_id, id)
      );
      ${isolate('public.authenticators')}

      create table public.recovery_codes (${own}, hash text not null, used_at timestamptz);
      create index recovery_codes_by_user on public.recovery_codes (tenant_id, user_id);
      ${isolate('public.recovery_codes')}

      create table public.passkeys (${own},
        credential_id text not null,
        public_key bytea not null,
        counter bigint not null default 0,
        transports text[] not null default '{}',
        name text not null check (length(name) between 1 and 60),
        backed_up boolean not null default false,
        last_used_at timestamptz,
        unique (tenant_id, credential_id)
      );
      create index passkeys_by_user on public.passkeys (tenant_id, user_id);
      ${isolate('public.passkeys')}
    `)
  }

  private requests() {
    this.run(`
      create table public.access_requests (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        kind text not null check (kind in ('instructor', 'student')),
        first_name text not null check (length(first_name) between 1 and 60),
        last_name text not null check (length(last_name) between 1 and 60),
        email text not null check (length(email) between 3 and 254 and email = lower(email)),
        phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
        message text check (length(message) <= 1000),
        locale text not null check (locale in ('en', 'ar')),
        status text not null default 'waiting' check (status in ('waiting', 'approved', 'declined')),
        decided_by uuid,
        decided_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        foreign key (tenant_id, decided_by) references public.users (tenant_id, id)
      );
      create unique index access_requests_waiting on public.access_requests (tenant_id, kind, email) where status = 'waiting';
      create index access_requests_by_status on public.access_requests (tenant_id, status, id desc);
      ${isolate('public.access_requests')}
    `)
  }

  private sessions() {
    const app = applicationRole()
    this.run(`
      alter table platform.sessions
        add locked_at timestamptz,
        add unlock_tries smallint not null default 0,
        add confirmed_at timestamptz,
        add remembered_by uuid;

      create table platform.remember_tokens (
        id uuid primary key,
        tenant_id uuid not null references platform.tenants,
        user_id uuid not null,
        hash text not null,
        previous_hash text,
        rotated_at timestamptz not null default now(),
        ip text,
        user_agent text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index remember_tokens_by_user on platform.remember_tokens (tenant_id, user_id);
      create index remember_tokens_by_expiry on platform.remember_tokens (expires_at);
      grant select, insert, update, delete on platform.remember_tokens to ${app};
    `)
  }

  /** Only the entered centre's own row can be changed. */
  private settings() {
    const app = applicationRole()
    this.run(`
      alter table platform.tenants
        add two_factor_required boolean not null default false,
        add lock_after smallint default 15 check (lock_after between 1 and 240),
        add open_doors text[] not null default '{}' check (open_doors <@ array['instructor', 'student']);

      create function platform.change_security(two_factor_required boolean, lock_after integer, open_doors text[])
      returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
        update platform.tenants t set two_factor_required = $1, lock_after = $2, open_doors = $3, updated_at = now()
        where t.id = current_setting('app.tenant_id')::uuid
      $$;
      revoke execute on function platform.change_security(boolean, integer, text[]) from public;
      grant execute on function platform.change_security(boolean, integer, text[]) to ${app};
    `)
  }

  private principal() {
    const app = applicationRole()
    this.run(`
      create or replace function platform.principal(wanted uuid) returns jsonb
      language sql stable set search_path = public as $$
        select jsonb_build_object(
          'id', u.id, 'kind', u.kind, 'email', u.email, 'locale', u.locale, 'digits', u.digits, 'hijri', u.hijri,
          'email_verified', u.email_verified_at is not null,
          'second_factor', exists (
              select from authenticators a where (a.tenant_id, a.user_id) = (u.tenant_id, u.id) and a.confirmed_at is not null)
            or exists (select from passkeys k where (k.tenant_id, k.user_id) = (u.tenant_id, u.id)),
          'person_id', p.id, 'person_type', p.type, 'photo', p.photo,
          'first_name', p.first_name, 'last_name', p.last_name,
          'first_name_other', p.first_name_other, 'last_name_other', p.last_name_other,
          'roles', coalesce((
            select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'name_ar', r.name_ar, 'is_super', r.is_super,
              'permissions', r.permissions) order by r.name)
            from user_roles ur join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id)
            where (ur.tenant_id, ur.user_id) = (u.tenant_id, u.id) and r.archived_at is null and r.kind = u.kind
          ), '[]'::jsonb))
        from users u cross join lateral (
          ${['administrator', 'instructor', 'student', 'guardian']
            .map(
              (type) => `
          select '${type}' as type, id, photo, first_name, last_name, first_name_other, last_name_other
          from ${type}s where (tenant_id, id) = (u.tenant_id, u.${type}_id)`
            )
            .join(' union all ')}
        ) p
        where u.tenant_id = current_setting('app.tenant_id')::uuid and u.id = wanted
          and u.status = 'active' and u.archived_at is null
      $$;

      drop function platform.open_session(text, uuid);
      create function platform.open_session(wanted text, tenant uuid)
      returns table (data text, created_at timestamptz, seen_at timestamptz, locked_at timestamptz,
        confirmed_at timestamptz, remembered_by uuid, principal jsonb)
      language plpgsql set search_path = pg_catalog as $$
      begin
        perform set_config('app.tenant_id', tenant::text, true);
        return query
          select s.data, s.created_at, s.seen_at, s.locked_at, s.confirmed_at, s.remembered_by,
            platform.principal(s.user_id)
          from platform.sessions s
          where s.id = wanted and s.tenant_id = tenant and s.expires_at > now();
      end $$;
      revoke execute on function platform.open_session(text, uuid) from public;
      grant execute on function platform.open_session(text, uuid) to ${app};
    `)
  }

  /**
   * Removing the last active SuperAdmin is refused at commit. The lock makes two such acts wait for
   * each other, so that the second counts what the first left.
   */
  private lastSuperAdmin() {
    this.run(`
      create function public.keep_a_super_admin() returns trigger
      language plpgsql set search_path = pg_catalog as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('super_admin ' || old.tenant_id, 0));
        if not exists (
          select from public.user_roles ur
          join public.roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id) and r.is_super
          join public.users u on (u.tenant_id, u.id) = (ur.tenant_id, ur.user_id)
          where ur.tenant_id = old.tenant_id and u.status = 'active' and u.archived_at is null
        ) then
          raise exception 'the last active SuperAdmin' using errcode = '23514', constraint = 'last_super_admin';
        end if;
        return null;
      end $$;

      create function public.is_super_role(tenant uuid, role uuid) returns boolean
      language sql stable set search_path = pg_catalog as $$
        select exists (select from public.roles r where r.tenant_id = tenant and r.id = role and r.is_super)
      $$;
      create function public.is_super_user(tenant uuid, person uuid) returns boolean
      language sql stable set search_path = pg_catalog as $$
        select exists (select from public.user_roles ur join public.roles r
          on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id) and r.is_super
          where ur.tenant_id = tenant and ur.user_id = person)
      $$;

      create constraint trigger user_roles_last_super_admin after delete on public.user_roles
        deferrable initially deferred for each row
        when (public.is_super_role(old.tenant_id, old.role_id)) execute function public.keep_a_super_admin();
      create constraint trigger users_last_super_admin after update of status, archived_at on public.users
        deferrable initially deferred for each row
        when ((old.status = 'active' and old.archived_at is null)
          and (new.status <> 'active' or new.archived_at is not null)
          and public.is_super_user(old.tenant_id, old.id))
        execute function public.keep_a_super_admin();
    `)
  }
}
