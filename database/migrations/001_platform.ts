import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

/** What belongs to no centre. The schema linter's allow-list is exactly this schema. */
export default class Platform extends Migration {
  up() {
    const app = applicationRole()
    this.run(`
      grant usage on schema platform, public to ${app};
      alter default privileges in schema public grant select, insert, update, delete on tables to ${app};

      create table platform.tenants (
        id uuid primary key,
        slug text not null unique check (slug ~ '^[a-z0-9]+(-+[a-z0-9]+)*$' and length(slug) <= 63),
        domain text unique check (domain = lower(domain)),
        name_en text,
        name_ar text,
        country text not null check (country ~ '^[A-Z]{2}$'),
        timezone text not null,
        week_start smallint not null check (week_start between 0 and 6),
        weekend smallint[] not null check (weekend <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
        default_locale text not null check (default_locale in ('en', 'ar')),
        phone_country text not null check (phone_country ~ '^[A-Z]{2}$'),
        digits text not null default 'latn' check (digits in ('latn', 'arab')),
        hijri boolean not null default false,
        gravatar boolean not null default true,
        status text not null default 'active' check (status in ('trial', 'active', 'past_due', 'suspended', 'closed')),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (coalesce(name_en, name_ar) is not null)
      );
      grant select on platform.tenants to ${app};

      create table platform.sessions (
        id text primary key,
        tenant_id uuid not null references platform.tenants,
        user_id uuid,
        data text not null,
        ip text,
        user_agent text,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index sessions_by_user on platform.sessions (tenant_id, user_id);
      create index sessions_by_expiry on platform.sessions (expires_at);
      grant select, insert, update, delete on platform.sessions to ${app};

      create table platform.rate_limits (key text primary key, points integer not null default 0, expire bigint);
      grant select, insert, update, delete on platform.rate_limits to ${app};
    `)
  }
}
