import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/** That a student will not come, told before anybody marks them: to one class session, or to all of some days. */
export default class AbsenceNotices extends Migration {
  up() {
    this.run(`
      create table public.absence_notices (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        student_id uuid not null,
        session_id uuid,
        from_day date,
        until_day date,
        reason text not null check (length(reason) between 1 and 200),
        told_at timestamptz not null,
        told_by text check (length(told_by) between 1 and 120),
        made_by uuid,
        created_at timestamptz not null default now(),
        withdrawn_at timestamptz,
        withdrawn_by uuid,
        withdrawal_reason text check (length(withdrawal_reason) between 1 and 200),
        primary key (tenant_id, id),
        check (num_nonnulls(from_day, until_day) = case when session_id is null then 2 else 0 end),
        check (until_day between from_day and from_day + 365),
        check (withdrawn_at is not null or num_nonnulls(withdrawn_by, withdrawal_reason) = 0),
        foreign key (tenant_id, student_id) references public.students (tenant_id, id),
        foreign key (tenant_id, session_id) references public.class_sessions (tenant_id, id),
        foreign key (tenant_id, made_by) references public.users (tenant_id, id),
        foreign key (tenant_id, withdrawn_by) references public.users (tenant_id, id)
      );
      create index absence_notices_by_student on public.absence_notices (tenant_id, student_id, told_at);
      create index absence_notices_by_session on public.absence_notices (tenant_id, session_id) where session_id is not null;
      create index absence_notices_by_maker on public.absence_notices (tenant_id, made_by) where made_by is not null;
      create index absence_notices_by_withdrawer on public.absence_notices (tenant_id, withdrawn_by)
        where withdrawn_by is not null;
      ${isolate('public.absence_notices')}
      ${limitToBranches('absence_notices', `session_id is null or (${withRecord('absence_notices', 'class_sessions', 'session_id')})`)}`)
  }
}
