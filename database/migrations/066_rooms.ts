import { catalogueOrder } from '#database/list_order'
import { Migration } from '#database/migration'
import { bookkeeping, isolate } from '#database/tenant_table'

/** A span a room is out of use has its last day in it; without one it lasts until it is ended. */
export default class Rooms extends Migration {
  up() {
    this.run(`
      create table public.rooms (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        branch_id uuid not null default public.main_branch(),
        code text not null check (length(code) between 1 and 20),
        name_en text check (length(name_en) between 1 and 120),
        name_ar text check (length(name_ar) between 1 and 120),
        search_text text not null generated always as (search.catalogue_text(code, name_en, name_ar)) stored,
        kind text not null default 'room' check (kind in ('room', 'lab', 'online')),
        capacity integer not null check (capacity between 1 and 10000),
        equipment text[] not null default '{}' check (cardinality(equipment) <= 30),
        colour text check (colour ~ '^#[0-9a-f]{6}$'),
        can_double_book boolean not null default false,
        ${bookkeeping},
        primary key (tenant_id, id),
        unique (tenant_id, code),
        check (num_nonnulls(name_en, name_ar) > 0),
        foreign key (tenant_id, branch_id) references public.branches (tenant_id, id)
      );
      create index rooms_by_branch on public.rooms (tenant_id, branch_id);
      ${catalogueOrder('rooms')}
      ${isolate('public.rooms')}

      create table public.room_closures (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        room_id uuid not null,
        starts_on date not null,
        ends_on date check (ends_on >= starts_on),
        reason text check (length(reason) between 1 and 200),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        foreign key (tenant_id, room_id) references public.rooms (tenant_id, id) on delete cascade
      );
      create index room_closures_by_room on public.room_closures (tenant_id, room_id, starts_on);
      ${isolate('public.room_closures')}
    `)
  }
}
