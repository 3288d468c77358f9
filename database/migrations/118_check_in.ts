import { inBranch, limitToBranches } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const user = (column: string) =>
  `foreign key (tenant_id, ${column}) references public.users (tenant_id, id)`

/** Devices at the door at which students check in, and the PINs they do it with (docs/adr/0066-check-in.md). */
export default class CheckIn extends Migration {
  up() {
    this.run(`
      create table public.check_in_points (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        branch_id uuid not null default public.main_branch(),
        name text not null check (length(name) between 1 and 60),
        hash text not null check (length(hash) = 43),
        opened_by uuid not null,
        opened_at timestamptz not null,
        seen_at timestamptz not null,
        closed_by uuid,
        closed_at timestamptz,
        check ((closed_by is null) = (closed_at is null)),
        primary key (tenant_id, id),
        unique (tenant_id, hash),
        foreign key (tenant_id, branch_id) references public.branches (tenant_id, id),
        ${user('opened_by')},
        ${user('closed_by')}
      );
      create index check_in_points_by_branch on public.check_in_points (tenant_id, branch_id);
      create index check_in_points_by_opening on public.check_in_points (tenant_id, opened_at desc, id);
      create index check_in_points_by_opener on public.check_in_points (tenant_id, opened_by);
      create index check_in_points_by_closer on public.check_in_points (tenant_id, closed_by) where closed_by is not null;
      ${isolate('public.check_in_points')}
      ${limitToBranches('check_in_points', inBranch())}`)
    this.run(`
      create table public.check_in_pins (
        tenant_id uuid not null references platform.tenants,
        student_id uuid not null,
        hash text not null check (length(hash) <= 200),
        set_by uuid not null,
        set_at timestamptz not null,
        primary key (tenant_id, student_id),
        foreign key (tenant_id, student_id) references public.students (tenant_id, id),
        ${user('set_by')}
      );
      create index check_in_pins_by_setter on public.check_in_pins (tenant_id, set_by);
      ${isolate('public.check_in_pins')}`)
    this.run(`
      alter table public.attendance_policies
        add check_in_minutes smallint check (check_in_minutes between 5 and 30),
        add late_after smallint check (late_after between 0 and 60),
        add check (group_id is null or num_nonnulls(check_in_minutes, late_after) = 0)`)
    this.told()
  }

  /** An open roster hears of whoever checks in (docs/adr/0057-live-changes.md); marks that people make tell nobody. */
  private told() {
    this.run(`
      create function public.attendance_marks_told() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_notify('calendar_changes', concat_ws(' ', c.tenant_id,
          to_char(min(c.starts_at at time zone 'UTC' - interval '12 hours'), 'YYYY-MM-DD'),
          to_char(max(c.ends_at at time zone 'UTC' + interval '14 hours'), 'YYYY-MM-DD')))
        from (select s.tenant_id, s.starts_at, s.ends_at from changed m
          join public.class_sessions s on s.tenant_id = m.tenant_id and s.id = m.session_id
          where m.method = 'kiosk') c group by c.tenant_id;
        return null;
      end $$;
      create trigger attendance_marks_told_insert after insert on public.attendance_marks
        referencing new table as changed for each statement execute function public.attendance_marks_told();`)
  }
}
