import { Migration } from '#database/migration'
import { bookkeeping, isolate } from '#database/tenant_table'

/** A UUIDv7 of this moment: the trail is read in the order of its ids. */
const newId = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
  52, 1), 53, 1), 'hex')::uuid`

const reference = (column: string, table: string) =>
  `foreign key (tenant_id, ${column}) references public.${table} (tenant_id, id)`

/**
 * Documents are written to a payer (docs/adr/0081-invoices-and-ledger.md): a household, a student who is in
 * none, or somebody who pays a share. Guardians whom an import made payers get the household they lack.
 */
export default class Payers extends Migration {
  up() {
    this.run(`
      create table public.payers (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        kind text not null check (kind in ('household', 'student', 'guardian', 'company')),
        household_id uuid,
        student_id uuid,
        guardian_id uuid,
        name text check (length(name) between 1 and 120),
        name_other text check (length(name_other) between 1 and 120),
        tax_number text check (length(tax_number) between 1 and 40),
        address text check (length(address) between 1 and 500),
        email text check (length(email) <= 254 and email = lower(email)),
        phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
        language text check (language in ('en', 'ar', 'both')),
        ${bookkeeping},
        primary key (tenant_id, id),
        check (num_nonnulls(household_id, student_id, guardian_id, name) = 1),
        check ((kind = 'household') = (household_id is not null)),
        check ((kind = 'student') = (student_id is not null)),
        check ((kind = 'guardian') = (guardian_id is not null)),
        check ((kind = 'company') = (name is not null)),
        check (kind = 'company' or num_nonnulls(name_other, tax_number, address, email, phone) = 0),
        constraint payers_household unique (tenant_id, household_id),
        constraint payers_student unique (tenant_id, student_id),
        constraint payers_guardian unique (tenant_id, guardian_id),
        ${reference('household_id', 'households')},
        ${reference('student_id', 'students')},
        ${reference('guardian_id', 'guardians')}
      );
      create index payers_companies on public.payers (tenant_id, lower(name)) where kind = 'company';
      ${isolate('public.payers')}`)
    this.inEveryCentre(openHouseholds)
  }
}

/**
 * The first household that a guardian pays for takes the children they pay for, else a new one in their
 * family's name does.
 */
const openHouseholds = `
  with paying as (
    select g.id, g.last_name, g.last_name_other, (
      select h.id from public.households h
      where h.payer_guardian_id = g.id and h.archived_at is null order by h.number limit 1) as household_id
    from public.guardians g where exists (
      select from public.student_guardians l join public.students s on (s.tenant_id, s.id) = (l.tenant_id, l.student_id)
      where l.guardian_id = g.id and l.is_payer and s.household_id is null)
  ), lacking as (
    select *, gen_random_uuid() as new_id, row_number() over (order by id) as place from paying where household_id is null
  ), counted as (
    select count(*) as count from lacking
  ), taken as (
    insert into public.counters as c (tenant_id, name, next)
    select centre, 'households', 1 + count from counted where count > 0
    on conflict (tenant_id, name) do update set next = c.next + excluded.next - 1
    returning next - (select count from counted) as first
  ), opened as (
    insert into public.households (tenant_id, id, number, name, name_other, payer_guardian_id)
    select centre, new_id, 'F-' || lpad((first + place - 1)::text, greatest(4, length((first + place - 1)::text)), '0'),
      last_name, last_name_other, l.id
    from lacking l cross join taken
    returning id, number, name, name_other, payer_guardian_id
  ), household as (
    select id as guardian_id, household_id from paying where household_id is not null
    union all select payer_guardian_id, id from opened
  ), joined as (
    update public.students s set household_id = h.household_id
    from public.student_guardians l join household h on h.guardian_id = l.guardian_id
    where (l.tenant_id, l.student_id) = (s.tenant_id, s.id) and l.is_payer and s.household_id is null
    returning s.id, h.household_id
  )
  insert into public.audit_events (tenant_id, id, actor_name, action, subject_type, subject_id, before, after)
  select centre, ${newId}, 'Markaz', 'households.create', 'household', id, null,
    jsonb_strip_nulls(jsonb_build_object('number', number, 'name', name, 'name_other', name_other,
      'payer_kind', 'guardian', 'payer_guardian_id', payer_guardian_id))
  from opened
  union all
  select centre, ${newId}, 'Markaz', 'households.join', 'student', j.id, jsonb_build_object('household', null),
    jsonb_build_object('household', coalesce(o.number, h.number))
  from joined j left join opened o on o.id = j.household_id left join public.households h on h.id = j.household_id;`
