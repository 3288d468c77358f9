import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const assisted = [
  ['class_series_assistants', 'class_series', 'series_id'],
  ['class_session_assistants', 'class_sessions', 'session_id'],
] as const

const checks = [
  ...['students', 'availability', 'absences', 'holidays', 'opening_hours', 'room_capacity'],
  ...['room_closures', 'gender', 'subjects', 'group_dates', 'assistants'],
]

/** Who helps in a class session, and in those of a series (docs/adr/0051-assistants-of-sessions.md). */
export default class SessionAssistants extends Migration {
  up() {
    for (const [table, parent, column] of assisted)
      this.run(`
        create table public.${table} (
          tenant_id uuid not null references platform.tenants,
          ${column} uuid not null,
          instructor_id uuid not null,
          primary key (tenant_id, ${column}, instructor_id),
          foreign key (tenant_id, ${column}) references public.${parent} (tenant_id, id) on delete cascade,
          foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id)
        );
        create index ${table}_by_instructor on public.${table} (tenant_id, instructor_id);
        ${isolate(`public.${table}`)}
        ${limitToBranches(table, withRecord(table, parent, column))}`)
    this.run(`
      alter table public.session_departures
        add is_assistant boolean not null default false,
        drop constraint session_departures_pkey,
        add primary key (tenant_id, departure_id, session_id, instructor_id, is_assistant);
      alter table public.session_departures alter is_assistant drop default;
      alter table public.class_sessions
        drop constraint class_sessions_checks_allowed_check,
        add constraint class_sessions_checks_allowed_check
          check (checks_allowed <@ array[${checks.map((check) => `'${check}'`).join(', ')}]);`)
  }
}
