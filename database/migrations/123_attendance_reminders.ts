import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/** Which instructors were reminded of a session whose attendance they had not taken: once of each. */
export default class AttendanceReminders extends Migration {
  up() {
    this.run(`
      alter table public.attendance_policies
        add reminds_instructors boolean,
        add constraint attendance_policies_reminders_check check (group_id is null or reminds_instructors is null);
      create table public.attendance_reminders (
        tenant_id uuid not null references platform.tenants,
        session_id uuid not null,
        instructor_id uuid not null,
        queued_at timestamptz not null,
        sent_at timestamptz,
        primary key (tenant_id, session_id, instructor_id),
        foreign key (tenant_id, session_id) references public.class_sessions (tenant_id, id) on delete cascade,
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id) on delete cascade
      );
      create index attendance_reminders_by_instructor
        on public.attendance_reminders (tenant_id, instructor_id, queued_at);
      ${isolate('public.attendance_reminders')}
      ${limitToBranches('attendance_reminders', withRecord('attendance_reminders', 'class_sessions', 'session_id'))}`)
  }
}
