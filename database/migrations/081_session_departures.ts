import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/** The class sessions to come that an instructor left, so that undoing a departure gives them back. */
export default class SessionDepartures extends Migration {
  up() {
    this.run(`
      create table public.session_departures (
        tenant_id uuid not null references platform.tenants,
        departure_id uuid not null,
        session_id uuid not null,
        instructor_id uuid not null,
        primary key (tenant_id, departure_id, session_id),
        foreign key (tenant_id, departure_id) references public.departures (tenant_id, id),
        foreign key (tenant_id, session_id) references public.class_sessions (tenant_id, id) on delete cascade,
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id)
      );
      create index session_departures_by_session on public.session_departures (tenant_id, session_id);
      create index session_departures_by_instructor on public.session_departures (tenant_id, instructor_id);
      ${isolate('public.session_departures')}
      ${limitToBranches('session_departures', withRecord('session_departures', 'class_sessions', 'session_id'))}
    `)
  }
}
