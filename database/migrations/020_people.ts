import { Migration } from '#database/migration'
import { bookkeeping, isolate } from '#database/tenant_table'

const part = `
  tenant_id uuid not null references platform.tenants,
  id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)`

const personColumns = `
  add gender text check (gender in ('male', 'female')),
  add nationality text check (nationality ~ '^[A-Z]{2}$'),
  add national_id text check (length(national_id) between 1 and 40),
  add whatsapp boolean not null default false,
  add notes text check (length(notes) <= 4000),
  add unique (tenant_id, national_id)`

const searched = `
  add search_text text not null generated always as (
    search.student_text(number, first_name, last_name, first_name_other, last_name_other, email, phone, null)
  ) stored`

export default class People extends Migration {
  up() {
    // A new foreign key is checked under forced row-level security: in no tenant there is nothing to check.
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    this.instructors()
    this.workingTime()
    this.pay()
    this.documents()
    this.households()
    this.guardians()
  }

  private instructors() {
    this.run(`
      alter table public.instructors ${personColumns}, ${searched},
        add birth_date date,
        add hired_on date,
        add left_on date check (left_on >= hired_on),
        add contract text check (contract in ('employee', 'contractor')),
        add languages text[] not null default '{}',
        add qualifications text check (length(qualifications) <= 2000),
        add bio text check (length(bio) <= 2000),
        add colour text check (colour ~ '^#[0-9a-f]{6}$'),
        add max_weekly_minutes integer check (max_weekly_minutes between 1 and 10080),
        add iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{8,30}$');
      create index instructors_by_name on public.instructors (tenant_id, last_name, first_name, id);
    `)
  }

  /**
   * Wall clock of the centre, ISO weekdays (Monday is 1). Without a window an instructor is always
   * available.
   */
  private workingTime() {
    this.run(`
      create table public.availability_windows (${part},
        instructor_id uuid not null,
        weekday smallint not null check (weekday between 1 and 7),
        starts time not null,
        ends time not null check (ends > starts),
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id) on delete cascade
      );
      create index availability_windows_by_instructor on public.availability_windows (tenant_id, instructor_id, weekday);
      ${isolate('public.availability_windows')}

      create table public.absences (${part},
        instructor_id uuid not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        reason text check (length(reason) <= 200),
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id) on delete cascade
      );
      create index absences_by_instructor on public.absences (tenant_id, instructor_id, starts_at);
      ${isolate('public.absences')}
    `)
  }

  /** A rule holds from its day until the next one of the same instructor; amounts in minor units, shares in basis points. */
  private pay() {
    this.run(`
      create table public.pay_rules (${part},
        instructor_id uuid not null,
        method text not null check (method in
          ('per_hour', 'per_session', 'per_student', 'percent_of_charged', 'percent_of_collected', 'fixed_monthly')),
        amount bigint check (amount >= 0),
        currency text check (currency ~ '^[A-Z]{3}$'),
        exponent smallint check (exponent between 0 and 4),
        basis_points integer check (basis_points between 0 and 10000),
        min_pay bigint check (min_pay >= 0),
        student_premium bigint check (student_premium >= 0),
        effective_from date not null,
        unique (tenant_id, instructor_id, effective_from),
        check (case when method in ('percent_of_charged', 'percent_of_collected')
          then basis_points is not null and amount is null
          else amount is not null and currency is not null and exponent is not null and basis_points is null end),
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id) on delete cascade
      );
      ${isolate('public.pay_rules')}
    `)
  }

  private documents() {
    this.run(`
      create table public.instructor_documents (${part},
        instructor_id uuid not null,
        kind text not null check (kind in
          ('identity', 'passport', 'visa', 'contract', 'qualification', 'police_check', 'insurance', 'other')),
        title text not null check (length(title) between 1 and 120),
        number text check (length(number) <= 60),
        issued_on date,
        expires_on date check (expires_on >= issued_on),
        file text,
        file_name text check (length(file_name) <= 255),
        content_type text,
        size integer check (size > 0),
        version integer not null default 1,
        foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id) on delete cascade
      );
      create index instructor_documents_by_instructor on public.instructor_documents (tenant_id, instructor_id, expires_on);
      create index instructor_documents_by_expiry on public.instructor_documents (tenant_id, expires_on);
      ${isolate('public.instructor_documents')}
    `)
  }

  private households() {
    this.run(`
      create table public.households (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        number text not null,
        name text not null check (length(name) between 1 and 120),
        name_other text check (length(name_other) between 1 and 120),
        payer_kind text not null default 'guardian' check (payer_kind in ('guardian', 'student', 'company')),
        payer_guardian_id uuid,
        payer_student_id uuid,
        company_name text check (length(company_name) between 1 and 120),
        company_tax_number text check (length(company_tax_number) <= 40),
        address text check (length(address) <= 500),
        notes text check (length(notes) <= 4000),
        ${bookkeeping},
        primary key (tenant_id, id),
        unique (tenant_id, number),
        check (case payer_kind
          when 'guardian' then num_nonnulls(payer_student_id, company_name) = 0
          when 'student' then num_nonnulls(payer_guardian_id, company_name) = 0
          else company_name is not null and num_nonnulls(payer_guardian_id, payer_student_id) = 0 end),
        foreign key (tenant_id, payer_guardian_id) references public.guardians (tenant_id, id),
        foreign key (tenant_id, payer_student_id) references public.students (tenant_id, id)
      );
      create index households_by_payer on public.households (tenant_id, payer_guardian_id);
      create index households_by_paying_student on public.households (tenant_id, payer_student_id);
      ${isolate('public.households')}
      alter table public.students add household_id uuid,
        add foreign key (tenant_id, household_id) references public.households (tenant_id, id);
      create index students_by_household on public.students (tenant_id, household_id) where household_id is not null;
    `)
  }

  private guardians() {
    this.run(`
      alter table public.guardians ${personColumns}, ${searched},
        add address text check (length(address) <= 500);

      create table public.student_guardians (
        tenant_id uuid not null references platform.tenants,
        student_id uuid not null,
        guardian_id uuid not null,
        relation text not null check (relation in
          ('father', 'mother', 'brother', 'sister', 'grandparent', 'uncle_aunt', 'spouse', 'sponsor', 'company', 'other')),
        is_primary boolean not null default false,
        is_payer boolean not null default false,
        contact_priority smallint not null default 1 check (contact_priority between 1 and 9),
        may_see_data boolean not null default true,
        may_pick_up boolean not null default true,
        channels text[] not null default '{call}' check (channels <@ array['call', 'sms', 'whatsapp', 'email', 'mail']),
        created_at timestamptz not null default now(),
        primary key (tenant_id, student_id, guardian_id),
        foreign key (tenant_id, student_id) references public.students (tenant_id, id),
        foreign key (tenant_id, guardian_id) references public.guardians (tenant_id, id)
      );
      create index student_guardians_by_guardian on public.student_guardians (tenant_id, guardian_id);
      create unique index student_guardians_primary on public.student_guardians (tenant_id, student_id) where is_primary;
      create unique index student_guardians_payer on public.student_guardians (tenant_id, student_id) where is_payer;
      ${isolate('public.student_guardians')}
    `)
  }
}
