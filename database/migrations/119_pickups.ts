import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const ref = (column: string, table: string) =>
  `foreign key (tenant_id, ${column}) references public.${table} (tenant_id, id)`

/** Who picked a child up after a session, and who may beside its guardians. */
export default class Pickups extends Migration {
  up() {
    this.run(`
      create table public.pickup_people (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        student_id uuid not null,
        name text not null check (length(name) between 1 and 121),
        phone text check (length(phone) between 1 and 40),
        relation text check (length(relation) between 1 and 60),
        added_by uuid not null,
        added_at timestamptz not null,
        removed_by uuid,
        removed_at timestamptz,
        check ((removed_by is null) = (removed_at is null)),
        primary key (tenant_id, id),
        ${ref('student_id', 'students')},
        ${ref('added_by', 'users')},
        ${ref('removed_by', 'users')}
      );
      create index pickup_people_by_student on public.pickup_people (tenant_id, student_id);
      create index pickup_people_by_adder on public.pickup_people (tenant_id, added_by);
      create index pickup_people_by_remover on public.pickup_people (tenant_id, removed_by) where removed_by is not null;
      ${isolate('public.pickup_people')}`)
    this.run(`
      create table public.pickups (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        session_id uuid not null,
        student_id uuid not null,
        guardian_id uuid,
        person_id uuid,
        name text check (length(name) between 1 and 121),
        reason text check (length(reason) between 1 and 500),
        picked_up_at timestamptz not null,
        recorded_by uuid not null,
        undone_at timestamptz,
        undone_by uuid,
        check (num_nonnulls(guardian_id, person_id, name) = 1),
        check ((name is null) = (reason is null)),
        check ((undone_by is null) = (undone_at is null)),
        primary key (tenant_id, id),
        ${ref('session_id', 'class_sessions')},
        ${ref('student_id', 'students')},
        ${ref('guardian_id', 'guardians')},
        ${ref('person_id', 'pickup_people')},
        ${ref('recorded_by', 'users')},
        ${ref('undone_by', 'users')}
      );
      create unique index pickups_once on public.pickups (tenant_id, session_id, student_id) where undone_at is null;
      create index pickups_by_student on public.pickups (tenant_id, student_id, picked_up_at desc);
      create index pickups_by_guardian on public.pickups (tenant_id, guardian_id) where guardian_id is not null;
      create index pickups_by_person on public.pickups (tenant_id, person_id) where person_id is not null;
      create index pickups_by_recorder on public.pickups (tenant_id, recorded_by);
      create index pickups_by_undoer on public.pickups (tenant_id, undone_by) where undone_by is not null;
      ${isolate('public.pickups')}
      ${limitToBranches('pickups', withRecord('pickups', 'class_sessions', 'session_id'))}`)
  }
}
