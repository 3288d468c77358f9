import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const reference = (column: string, table: string) =>
  `foreign key (tenant_id, ${column}) references public.${table} (tenant_id, id)`

/** What students are owed for class sessions they missed, and where they make up for them (docs/adr/0060-make-ups.md). */
export default class MakeUps extends Migration {
  up() {
    this.credits()
    this.bookings()
  }

  /** One for each missed session of a student; `withdrawn` is one that turned out not to be owed. */
  private credits() {
    this.run(`
      create table public.make_up_credits (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        session_id uuid not null,
        student_id uuid not null,
        cause text not null check (cause in ('absence', 'cancellation')),
        state text not null default 'available'
          check (state in ('available', 'booked', 'used', 'expired', 'waived', 'withdrawn')),
        expires_on date,
        reason text check (length(reason) between 1 and 500),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        constraint make_up_credits_one unique (tenant_id, session_id, student_id),
        ${reference('session_id', 'class_sessions')},
        ${reference('student_id', 'students')}
      );
      create index make_up_credits_by_student on public.make_up_credits (tenant_id, student_id, created_at desc, id);
      create index make_up_credits_by_state on public.make_up_credits (tenant_id, state, expires_on, id);
      ${isolate('public.make_up_credits')}
      ${limitToBranches('make_up_credits', withRecord('make_up_credits', 'class_sessions', 'session_id'))}`)
  }

  /** Seen in the branch of the missed session and in that of the one that makes up for it. */
  private bookings() {
    this.run(`
      create table public.make_up_bookings (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        credit_id uuid not null,
        session_id uuid not null,
        student_id uuid not null,
        state text not null default 'booked' check (state in ('booked', 'used', 'cancelled')),
        ended_by text check (ended_by in ('office', 'session', 'notice', 'own_seat')),
        booked_by uuid,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        check ((state = 'cancelled') = (ended_by is not null)),
        ${reference('credit_id', 'make_up_credits')},
        ${reference('session_id', 'class_sessions')},
        ${reference('student_id', 'students')},
        foreign key (tenant_id, booked_by) references public.users (tenant_id, id)
      );
      create unique index make_up_bookings_live on public.make_up_bookings (tenant_id, credit_id)
        where state <> 'cancelled';
      create unique index make_up_bookings_seat on public.make_up_bookings (tenant_id, session_id, student_id)
        where state <> 'cancelled';
      create index make_up_bookings_by_credit on public.make_up_bookings (tenant_id, credit_id, created_at);
      create index make_up_bookings_by_session on public.make_up_bookings (tenant_id, session_id, student_id);
      create index make_up_bookings_by_student on public.make_up_bookings (tenant_id, student_id, session_id);
      create index make_up_bookings_by_booker on public.make_up_bookings (tenant_id, booked_by) where booked_by is not null;
      ${isolate('public.make_up_bookings')}
      ${limitToBranches(
        'make_up_bookings',
        `${withRecord('make_up_bookings', 'class_sessions', 'session_id')} or exists (
          select from public.make_up_credits c
          where c.tenant_id = make_up_bookings.tenant_id and c.id = make_up_bookings.credit_id)`
      )}`)
  }
}
