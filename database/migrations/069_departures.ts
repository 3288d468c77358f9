import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/**
 * What followed when people left, beside the history of enrolments: the groups their instructor left
 * (docs/adr/0040-contexts-react.md). It is what undoing a departure gives back.
 */
export default class Departures extends Migration {
  up() {
    this.run(`
      create table public.departures (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        kind text not null check (kind in ('student', 'instructor')),
        created_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );
      ${isolate('public.departures')}
      create table public.group_departures (
        tenant_id uuid not null references platform.tenants,
        departure_id uuid not null,
        group_id uuid not null,
        instructor_id uuid not null,
        is_assistant boolean not null,
        primary key (tenant_id, departure_id, group_id, instructor_id, is_assistant),
        foreign key (tenant_id, departure_id) references public.departures (tenant_id, id),
        foreign key (tenant_id, group_id) references public.groups (tenant_id, id) on delete cascade,
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id)
      );
      create index group_departures_by_group on public.group_departures (tenant_id, group_id);
      create index group_departures_by_instructor on public.group_departures (tenant_id, instructor_id);
      ${isolate('public.group_departures')}
    `)
  }
}
