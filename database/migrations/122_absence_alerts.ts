import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/** Whom of a student's guardians a mark of absence was told to, and that it turned out otherwise (docs/adr/0064-letters-of-attendance.md). */
export default class AbsenceAlerts extends Migration {
  up() {
    this.run(`
      alter table public.attendance_policies
        add alerts_guardians boolean,
        add alert_minutes smallint check (alert_minutes between 0 and 240),
        add constraint attendance_policies_alerts_check
          check (group_id is null or num_nonnulls(alerts_guardians, alert_minutes) = 0);
      create table public.absence_alerts (
        tenant_id uuid not null references platform.tenants,
        mark_id uuid not null,
        guardian_id uuid not null,
        sent_at timestamptz,
        corrected_at timestamptz check (corrected_at is null or sent_at is not null),
        primary key (tenant_id, mark_id, guardian_id),
        foreign key (tenant_id, mark_id) references public.attendance_marks (tenant_id, id) on delete cascade,
        foreign key (tenant_id, guardian_id) references public.guardians (tenant_id, id) on delete cascade
      );
      create index absence_alerts_by_guardian on public.absence_alerts (tenant_id, guardian_id);
      ${isolate('public.absence_alerts')}
      ${limitToBranches('absence_alerts', withRecord('absence_alerts', 'attendance_marks', 'mark_id'))}`)
  }
}
