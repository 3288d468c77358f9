import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const percent = (column: string) => `${column} smallint check (${column} between 0 and 100)`

const ofStudent = `
  tenant_id uuid not null references platform.tenants,
  session_id uuid not null,
  student_id uuid not null,
  foreign key (tenant_id, session_id) references public.class_sessions (tenant_id, id),
  foreign key (tenant_id, student_id) references public.students (tenant_id, id)`

const withSession = (table: string) => `
  ${isolate(`public.${table}`)}
  ${limitToBranches(table, withRecord(table, 'class_sessions', 'session_id'))}`

/** Who came to a class session, and what follows from it (docs/adr/0059-attendance.md). */
export default class Attendance extends Migration {
  up() {
    this.pauses()
    this.policies()
    this.attendance()
    this.marks()
    this.sessions()
  }

  /** An enrolment knows its present pause only; who was on one last month is known by these. */
  private pauses() {
    this.run(`
      create table public.enrolment_pauses (
        tenant_id uuid not null references platform.tenants,
        enrolment_id uuid not null,
        paused_from date not null,
        paused_until date not null check (paused_until > paused_from),
        primary key (tenant_id, enrolment_id, paused_from),
        foreign key (tenant_id, enrolment_id) references public.enrolments (tenant_id, id) on delete cascade
      );
      ${isolate('public.enrolment_pauses')}
      ${limitToBranches('enrolment_pauses', withRecord('enrolment_pauses', 'enrolments', 'enrolment_id'))}`)
    this.inEveryCentre(`
          insert into public.enrolment_pauses (tenant_id, enrolment_id, paused_from, paused_until)
          select tenant_id, enrolment_id, min(on_date), until from (
            select tenant_id, enrolment_id, to_status, on_date,
              lead(to_status) over w as follows, lead(on_date) over w as until
            from public.enrolment_changes window w as (partition by tenant_id, enrolment_id order by version)
          ) c where to_status = 'frozen' and follows = 'active' and until > on_date
          group by tenant_id, enrolment_id, until
          on conflict do nothing;`)
  }

  /** One row is the centre's, each other of them a group's: what it leaves open is as the centre says, and then as \`standardPolicy\`. */
  private policies() {
    this.run(`
      create table public.attendance_policies (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        group_id uuid,
        notice_hours smallint check (notice_hours between 0 and 336),
        ${percent('late_cancel_charge')},
        ${percent('no_show_charge')},
        charges_excused boolean,
        pays_late_cancel boolean,
        pays_no_show boolean,
        free_late_cancels smallint check (free_late_cancels between 0 and 100),
        make_ups text check (make_ups in ('always', 'ask', 'never')),
        make_ups_allowed smallint check (make_ups_allowed between 0 and 100),
        make_ups_per text check (make_ups_per in ('month', 'term', 'year')),
        make_up_expiry text check (make_up_expiry in ('none', 'days', 'term')),
        make_up_days smallint check (make_up_days between 1 and 730),
        lock_days smallint check (lock_days between 0 and 365),
        shows_contacts boolean,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        constraint attendance_policies_one unique nulls not distinct (tenant_id, group_id),
        check (group_id is null or num_nonnulls(lock_days, shows_contacts) = 0),
        foreign key (tenant_id, group_id) references public.groups (tenant_id, id) on delete cascade
      );
      ${isolate('public.attendance_policies')}
      ${limitToBranches('attendance_policies', `group_id is null or (${withRecord('attendance_policies', 'groups', 'group_id')})`)}`)
  }

  /** What follows is written down with the mark: money reads these columns and nothing else. */
  private attendance() {
    this.run(`
      create table public.attendance (${ofStudent},
        standing text not null check (standing in ('enrolled', 'trial', 'guest', 'alone')),
        status text not null check (status in ('present', 'late', 'absent', 'excused')),
        minutes_late smallint check (minutes_late is null or minutes_late between 1 and 1440 and status = 'late'),
        minutes_early smallint check (minutes_early is null or minutes_early between 1 and 1440 and status in ('present', 'late')),
        excuse text check (excuse is null or length(excuse) between 1 and 200 and status = 'excused'),
        notice_at timestamptz check (notice_at is null or status = 'excused'),
        note text check (length(note) between 1 and 500),
        method text not null check (method in ('manual', 'offline', 'kiosk', 'notice')),
        marked_by uuid,
        marked_at timestamptz not null,
        event text not null check (event in ('attended', 'excused', 'late_cancel', 'no_show', 'called_off')),
        counts_as_attended boolean not null,
        charge_percent smallint not null check (charge_percent between 0 and 100),
        uses_unit boolean not null,
        pays_instructor boolean not null,
        makes_up boolean,
        billed_at timestamptz,
        version integer not null default 1,
        primary key (tenant_id, session_id, student_id),
        foreign key (tenant_id, marked_by) references public.users (tenant_id, id)
      );
      create index attendance_by_student on public.attendance (tenant_id, student_id, session_id);
      create index attendance_by_marker on public.attendance (tenant_id, marked_by) where marked_by is not null;
      ${withSession('attendance')}`)
  }

  /** Each mark that was made, by the id its device gave it: sent twice, it is kept once. Nothing here is ever changed. */
  private marks() {
    this.run(`
      create table public.attendance_marks (${ofStudent},
        id uuid not null,
        mark jsonb not null check (jsonb_typeof(mark) = 'object'),
        before jsonb check (jsonb_typeof(before) = 'object'),
        reason text check (length(reason) between 1 and 500),
        method text not null check (method in ('manual', 'offline', 'kiosk', 'notice')),
        marked_by uuid,
        marked_at timestamptz not null,
        kept_at timestamptz not null,
        primary key (tenant_id, id),
        foreign key (tenant_id, marked_by) references public.users (tenant_id, id)
      );
      create index attendance_marks_by_student on public.attendance_marks (tenant_id, student_id, session_id, kept_at);
      create index attendance_marks_by_session on public.attendance_marks (tenant_id, session_id);
      create index attendance_marks_by_marker on public.attendance_marks (tenant_id, marked_by) where marked_by is not null;
      ${withSession('attendance_marks')}`)
  }

  /** Taken when everybody on the roster is marked. */
  private sessions() {
    this.run(`
      alter table public.class_sessions add attendance_taken_at timestamptz;
      create index class_sessions_unmarked on public.class_sessions (tenant_id, ends_at, id)
        where attendance_taken_at is null and status = 'scheduled' and type <> 'event';`)
  }
}
