import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const toAnnouncement = `foreign key (tenant_id, announcement_id) references public.announcements (tenant_id, id) on delete cascade`

const person = (one: string) =>
  `foreign key (tenant_id, ${one}_id) references public.${one}s (tenant_id, id) on delete cascade`

const byPerson = (one: string) => `
  create index announcement_recipients_by_${one} on public.announcement_recipients (tenant_id, ${one}_id)
    where ${one}_id is not null;`

/** Who was told that class sessions are cancelled, held again or changed, by one letter a person (ADR 50). */
export default class Announcements extends Migration {
  up() {
    this.run(`
      create table public.announcements (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        act text not null check (act in ('cancel', 'restore', 'update')),
        told text[] not null check (told <@ array['students', 'instructors'] and cardinality(told) > 0),
        message text check (length(message) between 1 and 500),
        created_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );
      ${isolate('public.announcements')}`)
    this.sessions()
    this.recipients()
  }

  /** `before` is what has changed, as it was; what a session is by now is its own row. */
  private sessions() {
    this.run(`
      create table public.announced_sessions (
        tenant_id uuid not null references platform.tenants,
        announcement_id uuid not null,
        session_id uuid not null,
        before jsonb not null check (jsonb_typeof(before) = 'object'),
        primary key (tenant_id, announcement_id, session_id),
        ${toAnnouncement},
        foreign key (tenant_id, session_id) references public.class_sessions (tenant_id, id) on delete cascade
      );
      create index announced_sessions_by_session on public.announced_sessions (tenant_id, session_id);
      ${isolate('public.announced_sessions')}
      ${limitToBranches('announced_sessions', withRecord('announced_sessions', 'class_sessions', 'session_id'))}
      ${limitToBranches('announcements', withRecord('announcements', 'announced_sessions', 'id', 'announcement_id'), 'select')}`)
  }

  /** Each with the sessions that concern them, and whose guardian they are told as. */
  private recipients() {
    this.run(`
      create table public.announcement_recipients (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        announcement_id uuid not null,
        student_id uuid,
        guardian_id uuid,
        instructor_id uuid,
        session_ids uuid[] not null check (cardinality(session_ids) > 0),
        student_ids uuid[] not null,
        sent_at timestamptz,
        primary key (tenant_id, id),
        unique nulls not distinct (tenant_id, announcement_id, student_id, guardian_id, instructor_id),
        check (num_nonnulls(student_id, guardian_id, instructor_id) = 1),
        ${toAnnouncement},
        ${person('student')},
        ${person('guardian')},
        ${person('instructor')}
      );
      ${['student', 'guardian', 'instructor'].map(byPerson).join('')}
      ${isolate('public.announcement_recipients')}
      ${limitToBranches(
        'announcement_recipients',
        withRecord('announcement_recipients', 'announcements', 'announcement_id')
      )}`)
  }
}
