import { Migration } from '#database/migration'

const tables = [
  'users',
  'user_roles',
  'roles',
  'instructors',
  'students',
  'guardians',
  'audit_events',
]
const force = (word: string) =>
  tables.map((table) => `alter table public.${table} ${word} row level security;`).join('\n')

/** A UUIDv7 of this moment: the trail is read in the order of its ids. */
const newId = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
  52, 1), 53, 1), 'hex')::uuid`

/**
 * Archiving a person shuts their account, which may come back with them, so it is told apart from
 * an account suspended for itself. People archived already lose access now; so far only instructors
 * did.
 */
export default class AccountsOfArchived extends Migration {
  up() {
    this.run(`
      alter table public.users add shut_with_record boolean not null default false
        check (not shut_with_record or status = 'suspended');
      ${force('no force')}
      with archived as (
        select u.tenant_id, u.id, u.status from public.users u
        left join public.instructors i on (i.tenant_id, i.id) = (u.tenant_id, u.instructor_id)
        left join public.students s on (s.tenant_id, s.id) = (u.tenant_id, u.student_id)
        left join public.guardians g on (g.tenant_id, g.id) = (u.tenant_id, u.guardian_id)
        where u.archived_at is null and coalesce(i.archived_at, s.archived_at, g.archived_at) is not null
          and (u.status <> 'suspended' or i.id is not null)
      ), shut as (
        update public.users u set status = 'suspended', shut_with_record = true, version = version + 1,
          updated_at = now()
        from archived a where (u.tenant_id, u.id) = (a.tenant_id, a.id)
        returning u.tenant_id, u.id, a.status
      )
      insert into public.audit_events (tenant_id, id, action, subject_type, subject_id, before, after)
      select tenant_id, ${newId}, 'users.suspend', 'user', id, jsonb_build_object('status', status),
        jsonb_build_object('status', 'suspended')
      from shut where status <> 'suspended';
      ${force('force')}
    `)
  }
}
