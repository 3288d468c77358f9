import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const percent = (column: string) => `${column} smallint check (${column} between 0 and 100)`

/**
 * Attendance rules take effect on a day, and a mark keeps the version it was made under
 * (docs/adr/0072-dated-policy.md). What stood before this migration is in force since ever.
 */
export default class PolicyChanges extends Migration {
  up() {
    this.run(`
      create table public.attendance_policy_changes (
        tenant_id uuid not null references platform.tenants,
        policy_id uuid not null,
        version integer not null check (version > 0),
        effective_from date not null,
        notice_hours smallint check (notice_hours between 0 and 336),
        ${percent('late_cancel_charge')},
        ${percent('no_show_charge')},
        charges_excused boolean,
        pays_late_cancel boolean,
        pays_no_show boolean,
        free_late_cancels smallint check (free_late_cancels between 0 and 100),
        make_ups text check (make_ups in ('always', 'ask', 'never')),
        make_ups_allowed smallint check (make_ups_allowed between 0 and 100),
        make_ups_unlimited boolean,
        make_ups_per text check (make_ups_per in ('month', 'term', 'year')),
        make_up_expiry text check (make_up_expiry in ('none', 'days', 'term')),
        make_up_days smallint check (make_up_days between 1 and 730),
        created_at timestamptz not null,
        removed_at timestamptz,
        primary key (tenant_id, policy_id, version),
        foreign key (tenant_id, policy_id) references public.attendance_policies (tenant_id, id) on delete cascade
      );
      ${isolate('public.attendance_policy_changes')}
      ${limitToBranches('attendance_policy_changes', withRecord('attendance_policy_changes', 'attendance_policies', 'policy_id'))}`)
    this.run(`
      alter table public.attendance
        add centre_policy_version integer not null default 0,
        add group_policy_version integer not null default 0`)
    this.run(`
      alter table public.attendance_marks drop constraint attendance_marks_method_check;
      alter table public.attendance_marks add constraint attendance_marks_method_check
        check (method in ('manual', 'offline', 'kiosk', 'notice', 'call_off', 'recalculated'))`)
  }
}
