import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const list = `list text not null check (list ~ '^[a-z_]{1,40}$')`

export default class Lists extends Migration {
  up() {
    this.run(`
      create table public.saved_views (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        user_id uuid not null,
        ${list},
        name text not null check (length(name) between 1 and 60),
        address text not null check (length(address) <= 1000),
        is_shared boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        foreign key (tenant_id, user_id) references public.users (tenant_id, id)
      );
      create index saved_views_by_list on public.saved_views (tenant_id, list, id);
      create index saved_views_by_user on public.saved_views (tenant_id, user_id);
      ${isolate('public.saved_views')}

      create table public.list_preferences (
        tenant_id uuid not null references platform.tenants,
        user_id uuid not null,
        ${list},
        columns text[] not null default '{}' check (cardinality(columns) <= 40),
        density text not null default 'comfortable' check (density in ('comfortable', 'compact')),
        view_id uuid,
        updated_at timestamptz not null default now(),
        primary key (tenant_id, user_id, list),
        foreign key (tenant_id, user_id) references public.users (tenant_id, id),
        foreign key (tenant_id, view_id) references public.saved_views (tenant_id, id) on delete set null (view_id)
      );
      create index list_preferences_by_view on public.list_preferences (tenant_id, view_id);
      ${isolate('public.list_preferences')}
    `)
  }
}
