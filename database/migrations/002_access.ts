import { Migration } from '#database/migration'
import { applicationRole, bookkeeping, isolate, person } from '#database/tenant_table'

export default class Access extends Migration {
  up() {
    for (const [table, statuses] of [
      ['administrators', `'active', 'left'`],
      ['instructors', `'applicant', 'active', 'on_leave', 'left'`],
      ['guardians', `'active', 'inactive'`],
      ['students', `'lead', 'applicant', 'active', 'on_hold', 'left', 'alumni', 'blocked'`],
    ] as const) {
      this.run(`
        create table public.${table} (${person},
          status text not null default 'active' check (status in (${statuses})),
          ${bookkeeping},
          primary key (tenant_id, id),
          unique (tenant_id, number)
        );
        ${isolate(table)}`)
    }

    this.run(`
      create table public.users (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        kind text not null check (kind in ('admin', 'instructor', 'student')),
        email text not null check (length(email) between 3 and 254 and email = lower(email)),
        password text,
        status text not null default 'invited' check (status in ('invited', 'active', 'suspended')),
        locale text check (locale in ('en', 'ar')),
        digits text check (digits in ('latn', 'arab')),
        hijri boolean,
        administrator_id uuid,
        instructor_id uuid,
        student_id uuid,
        guardian_id uuid,
        two_factor jsonb,
        email_verified_at timestamptz,
        password_changed_at timestamptz,
        last_login_at timestamptz,
        ${bookkeeping},
        primary key (tenant_id, id),
        unique (tenant_id, kind, email),
        unique (tenant_id, administrator_id),
        unique (tenant_id, instructor_id),
        unique (tenant_id, student_id),
        unique (tenant_id, guardian_id),
        foreign key (tenant_id, administrator_id) references administrators (tenant_id, id),
        foreign key (tenant_id, instructor_id) references instructors (tenant_id, id),
        foreign key (tenant_id, student_id) references students (tenant_id, id),
        foreign key (tenant_id, guardian_id) references guardians (tenant_id, id),
        check (num_nonnulls(administrator_id, instructor_id, student_id, guardian_id) = 1),
        check (case kind
          when 'admin' then administrator_id is not null
          when 'instructor' then instructor_id is not null
          else coalesce(student_id, guardian_id) is not null end)
      );
      ${isolate('users')}

      create table public.roles (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        kind text not null check (kind in ('admin', 'instructor', 'student')),
        name text not null check (length(name) between 1 and 60),
        name_ar text check (length(name_ar) between 1 and 60),
        description text,
        permissions text[] not null default '{}',
        is_system boolean not null default false,
        is_super boolean not null default false check (not is_super or (kind = 'admin' and is_system)),
        ${bookkeeping},
        primary key (tenant_id, id),
        unique (tenant_id, kind, name)
      );
      ${isolate('roles')}

      create table public.user_roles (
        tenant_id uuid not null references platform.tenants,
        user_id uuid not null,
        role_id uuid not null,
        primary key (tenant_id, user_id, role_id),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        foreign key (tenant_id, role_id) references roles (tenant_id, id)
      );
      create index user_roles_by_role on user_roles (tenant_id, role_id);
      ${isolate('user_roles')}

      create table public.password_tokens (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        user_id uuid not null,
        hash text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, hash),
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );
      create index password_tokens_by_user on password_tokens (tenant_id, user_id);
      ${isolate('password_tokens')}

      create function platform.principal(wanted uuid) returns jsonb language sql stable set search_path = public as $$
        select jsonb_build_object(
          'id', u.id, 'kind', u.kind, 'email', u.email, 'locale', u.locale,
          'person_id', p.id, 'person_type', p.type, 'photo', p.photo,
          'first_name', p.first_name, 'last_name', p.last_name,
          'first_name_other', p.first_name_other, 'last_name_other', p.last_name_other,
          'roles', coalesce((
            select jsonb_agg(jsonb_build_object('name', r.name, 'name_ar', r.name_ar, 'is_super', r.is_super,
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

      create function platform.open_session(wanted text, tenant uuid)
      returns table (data text, created_at timestamptz, seen_at timestamptz, principal jsonb)
      language plpgsql set search_path = pg_catalog as $$
      begin
        perform set_config('app.tenant_id', tenant::text, true);
        return query
          select s.data, s.created_at, s.seen_at, platform.principal(s.user_id)
          from platform.sessions s
          where s.id = wanted and s.tenant_id = tenant and s.expires_at > now();
      end $$;

      revoke execute on all functions in schema platform from public;
      grant execute on function platform.principal(uuid), platform.open_session(text, uuid) to ${applicationRole()};
    `)
  }
}
