import { Migration } from '#database/migration'
import { bookkeeping, isolate } from '#database/tenant_table'

const named = (name: string) => `
  tenant_id uuid not null references platform.tenants,
  id uuid not null,
  code text not null check (length(code) between 1 and 20),
  ${name}_en text check (length(${name}_en) between 1 and 120),
  ${name}_ar text check (length(${name}_ar) between 1 and 120),
  search_text text not null generated always as (search.catalogue_text(code, ${name}_en, ${name}_ar)) stored,
  ${bookkeeping},
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check (num_nonnulls(${name}_en, ${name}_ar) > 0)`

const colour = `colour text check (colour ~ '^#[0-9a-f]{6}$')`

/**
 * In minor units; the currency and its decimals are those of when it was written (domain §1.14).
 */
const price = `
  price bigint check (price >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  exponent smallint check (exponent between 0 and 4),
  billing_mode text check (billing_mode in
    ('per_session', 'per_hour', 'per_month', 'per_term', 'instalments', 'package', 'free')),
  check (price is null or currency is not null and exponent is not null)`

const workTypes = `array['in_person', 'online', 'hybrid', 'home_visit']`

export default class Teaching extends Migration {
  up() {
    this.run(`
      create function search.catalogue_text(code text, name_en text, name_ar text) returns text
      language sql immutable parallel safe as $$
        select ' ' || search.normalise(code || coalesce(' ' || name_en, '') || coalesce(' ' || name_ar, ''))
      $$;`)
    this.catalogue()
    this.courses()
    this.taught()
    this.groups()
    this.enrolments()
  }

  private catalogue() {
    this.run(`
      create table public.subjects (${named('name')}, ${colour},
        description text check (length(description) <= 2000)
      );
      ${isolate('public.subjects')}

      create table public.levels (${named('name')},
        position integer not null check (position > 0),
        scope text not null default 'grade' check (scope in ('grade', 'proficiency', 'age')),
        min_age smallint check (min_age between 0 and 120),
        max_age smallint check (max_age between 0 and 120 and max_age >= min_age),
        description text check (length(description) <= 2000),
        unique (tenant_id, position) deferrable initially deferred
      );
      ${isolate('public.levels')}

      create table public.terms (${named('name')},
        starts_on date not null,
        ends_on date not null check (ends_on >= starts_on)
      );
      create index terms_by_start on public.terms (tenant_id, starts_on);
      ${isolate('public.terms')}
    `)
  }

  private courses() {
    this.run(`
      create table public.courses (${named('title')}, ${colour}, ${price},
        subject_id uuid not null,
        level_id uuid,
        description_en text check (length(description_en) <= 4000),
        description_ar text check (length(description_ar) <= 4000),
        work_types text[] not null default '{in_person}'
          check (cardinality(work_types) > 0 and work_types <@ ${workTypes}),
        capacity integer check (capacity between 1 and 10000),
        min_students integer check (min_students between 1 and 10000 and min_students <= capacity),
        total_sessions integer check (total_sessions between 1 and 1000),
        session_minutes integer check (session_minutes between 5 and 1440),
        status text not null default 'active' check (status in ('draft', 'active')),
        foreign key (tenant_id, subject_id) references public.subjects (tenant_id, id),
        foreign key (tenant_id, level_id) references public.levels (tenant_id, id)
      );
      create index courses_by_subject on public.courses (tenant_id, subject_id);
      create index courses_by_level on public.courses (tenant_id, level_id);
      ${isolate('public.courses')}
    `)
  }

  private taught() {
    for (const [one, many] of [
      ['subject', 'subjects'],
      ['level', 'levels'],
    ]) {
      this.run(`
        create table public.instructor_${many} (
          tenant_id uuid not null references platform.tenants,
          instructor_id uuid not null,
          ${one}_id uuid not null,
          primary key (tenant_id, instructor_id, ${one}_id),
          foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id) on delete cascade,
          foreign key (tenant_id, ${one}_id) references public.${many} (tenant_id, id)
        );
        create index instructor_${many}_by_${one} on public.instructor_${many} (tenant_id, ${one}_id);
        ${isolate(`public.instructor_${many}`)}`)
    }
  }

  private groups() {
    this.run(`
      create table public.groups (${named('title')}, ${colour}, ${price},
        course_id uuid not null,
        work_type text not null check (work_type = any(${workTypes})),
        instructor_id uuid,
        level_id uuid,
        term_id uuid,
        starts_on date not null,
        ends_on date check (ends_on >= starts_on),
        session_target integer check (session_target between 1 and 1000),
        min_students integer check (min_students between 1 and 10000 and min_students <= capacity),
        capacity integer not null check (capacity between 1 and 10000),
        makeup_extra integer not null default 0 check (makeup_extra between 0 and 1000),
        waitlist_enabled boolean not null default true,
        offer_hours integer not null default 24 check (offer_hours between 1 and 720),
        gender_policy text not null default 'mixed' check (gender_policy in ('mixed', 'male', 'female')),
        min_age smallint check (min_age between 0 and 120),
        max_age smallint check (max_age between 0 and 120 and max_age >= min_age),
        self_enrol text not null default 'closed' check (self_enrol in ('closed', 'approval', 'auto')),
        attendance_required boolean not null default true,
        online_url text check (length(online_url) <= 500 and online_url ~ '^https?://'),
        notes text check (length(notes) <= 4000),
        next_group_id uuid,
        status text not null default 'open'
          check (status in ('draft', 'open', 'running', 'suspended', 'completed', 'cancelled')),
        status_reason text check (length(status_reason) <= 500),
        foreign key (tenant_id, course_id) references public.courses (tenant_id, id),
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id),
        foreign key (tenant_id, level_id) references public.levels (tenant_id, id),
        foreign key (tenant_id, term_id) references public.terms (tenant_id, id),
        foreign key (tenant_id, next_group_id) references public.groups (tenant_id, id)
      );
      create index groups_by_course on public.groups (tenant_id, course_id);
      create index groups_by_instructor on public.groups (tenant_id, instructor_id);
      create index groups_by_term on public.groups (tenant_id, term_id);
      create index groups_by_level on public.groups (tenant_id, level_id);
      create index groups_by_status on public.groups (tenant_id, status, starts_on desc, id desc);
      create index groups_by_start on public.groups (tenant_id, starts_on desc, id desc);
      ${isolate('public.groups')}

      create table public.group_assistants (
        tenant_id uuid not null references platform.tenants,
        group_id uuid not null,
        instructor_id uuid not null,
        primary key (tenant_id, group_id, instructor_id),
        foreign key (tenant_id, group_id) references public.groups (tenant_id, id),
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id)
      );
      create index group_assistants_by_instructor on public.group_assistants (tenant_id, instructor_id);
      ${isolate('public.group_assistants')}
    `)
  }

  /**
   * A student in a group, with the price copied when it began. `waiting_since` orders the waiting list; a student is in
   * a group at most once at a time, however often it was tried before.
   */
  private enrolments() {
    this.run(`
      create table public.enrolments (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        student_id uuid not null,
        group_id uuid not null,
        status text not null check (status in ('inquiry', 'pending', 'trial', 'active', 'frozen', 'waitlisted', 'offered',
          'completed', 'transferred', 'dropped', 'expired', 'declined')),
        enrolled_on date not null,
        starts_on date,
        ends_on date check (ends_on >= starts_on),
        ${price},
        discount_reason text check (length(discount_reason) <= 200),
        payer_guardian_id uuid,
        household_id uuid,
        source text not null default 'staff' check (source in ('staff', 'request', 'import', 'transfer', 'promotion')),
        is_trial boolean not null default false,
        over_capacity_reason text check (length(over_capacity_reason) between 1 and 200),
        waiting_since timestamptz,
        waiting_order bigint,
        offered_at timestamptz,
        offer_expires_at timestamptz check (offer_expires_at > offered_at),
        frozen_from date,
        frozen_until date check (frozen_until > frozen_from),
        reason text check (length(reason) <= 500),
        from_enrolment_id uuid,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        check (status <> 'offered' or offer_expires_at is not null),
        check (status <> 'waitlisted' or waiting_order is not null),
        foreign key (tenant_id, student_id) references public.students (tenant_id, id),
        foreign key (tenant_id, group_id) references public.groups (tenant_id, id),
        foreign key (tenant_id, payer_guardian_id) references public.guardians (tenant_id, id),
        foreign key (tenant_id, household_id) references public.households (tenant_id, id),
        foreign key (tenant_id, from_enrolment_id) references public.enrolments (tenant_id, id)
      );
      create unique index enrolments_once on public.enrolments (tenant_id, student_id, group_id)
        where status in ('inquiry', 'pending', 'trial', 'active', 'frozen', 'waitlisted', 'offered');
      create index enrolments_by_group on public.enrolments (tenant_id, group_id, status, id);
      create index enrolments_by_student on public.enrolments (tenant_id, student_id, id desc);
      create index enrolments_waiting on public.enrolments (tenant_id, group_id, waiting_order) where status = 'waitlisted';
      create index enrolments_offered on public.enrolments (tenant_id, offer_expires_at) where status = 'offered';
      create index enrolments_by_day on public.enrolments (tenant_id, enrolled_on desc, id desc);
      create index enrolments_by_guardian on public.enrolments (tenant_id, payer_guardian_id);
      create index enrolments_by_household on public.enrolments (tenant_id, household_id);
      create index enrolments_by_origin on public.enrolments (tenant_id, from_enrolment_id);
      ${isolate('public.enrolments')}

      create table public.enrolment_changes (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        enrolment_id uuid not null,
        from_status text,
        to_status text not null,
        on_date date not null,
        reason text check (length(reason) <= 500),
        actor_id uuid,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        foreign key (tenant_id, enrolment_id) references public.enrolments (tenant_id, id)
      );
      create index enrolment_changes_by_enrolment on public.enrolment_changes (tenant_id, enrolment_id, id);
      ${isolate('public.enrolment_changes')}
    `)
  }
}
