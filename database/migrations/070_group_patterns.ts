import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/** The usual week of a group, saved whole and by version (docs/adr/0045-weekly-pattern.md). */
export default class GroupPatterns extends Migration {
  up() {
    this.run(`
      create table public.group_patterns (
        tenant_id uuid not null references platform.tenants,
        group_id uuid not null,
        room_id uuid,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, group_id),
        foreign key (tenant_id, group_id) references public.groups (tenant_id, id) on delete cascade,
        foreign key (tenant_id, room_id) references public.rooms (tenant_id, id)
      );
      create index group_patterns_by_room on public.group_patterns (tenant_id, room_id)
        where room_id is not null;
      ${isolate('public.group_patterns')}

      create table public.group_slots (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        group_id uuid not null,
        weekday smallint not null check (weekday between 1 and 7),
        starts time not null check (starts < '24:00' and extract(second from starts) = 0),
        minutes smallint not null check (minutes between 1 and 1440),
        primary key (tenant_id, id),
        unique (tenant_id, group_id, weekday, starts),
        foreign key (tenant_id, group_id) references public.group_patterns (tenant_id, group_id) on delete cascade
      );
      ${isolate('public.group_slots')}
    `)
  }
}
