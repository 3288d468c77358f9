import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/**
 * What is written of a lesson, by whoever gives it and by the office. Apart from its session, whose version says when and
 * where it is: neither stands in the other's way.
 */
export default class LessonNotes extends Migration {
  up() {
    this.run(`
      create table public.lesson_notes (
        tenant_id uuid not null references platform.tenants,
        session_id uuid not null,
        shared_notes text check (length(shared_notes) between 1 and 4000),
        internal_notes text check (length(internal_notes) between 1 and 4000),
        homework text check (length(homework) between 1 and 2000),
        homework_due_on date,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, session_id),
        check ((homework is null) = (homework_due_on is null)),
        foreign key (tenant_id, session_id) references public.class_sessions (tenant_id, id)
      );
      create index lesson_notes_due on public.lesson_notes (tenant_id, homework_due_on, session_id)
        where homework is not null;
      ${isolate('public.lesson_notes')}
      ${limitToBranches('lesson_notes', withRecord('lesson_notes', 'class_sessions', 'session_id'))}`)
    this.inEveryCentre(`
          insert into public.lesson_notes (tenant_id, session_id, internal_notes)
          select tenant_id, id, lesson_notes from public.class_sessions where lesson_notes is not null;`)
    this.run(`alter table public.class_sessions drop column lesson_notes;`)
  }
}
