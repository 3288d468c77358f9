import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

type Told = { table: string; from: string; until: string; rows?: string }

/** The same instant is another day elsewhere: from the last zone to have it to the first. */
const instants = {
  from: `(c.starts_at at time zone 'UTC' - interval '12 hours')::date`,
  until: `(c.ends_at at time zone 'UTC' + interval '14 hours')::date`,
}
const days = { from: 'c.starts_on', until: `coalesce(c.ends_on, date '9999-12-31')` }
const always = { from: `date '0001-01-01'`, until: `date '9999-12-31'` }

const tables: Told[] = [
  { table: 'class_sessions', ...instants },
  {
    table: 'class_session_assistants',
    ...instants,
    rows: `(select s.tenant_id, s.starts_at, s.ends_at from changed a
      join public.class_sessions s on s.tenant_id = a.tenant_id and s.id = a.session_id)`,
  },
  { table: 'absences', ...instants },
  { table: 'holidays', ...days },
  { table: 'timings', ...days },
  { table: 'room_closures', ...days },
  { table: 'opening_hours', ...always },
]

/** A transition table belongs to one event, and an update has two: where something was and where it is. */
const events = [
  ['insert', 'insert', 'new'],
  ['update', 'was', 'old'],
  ['update', 'is', 'new'],
  ['delete', 'delete', 'old'],
] as const

/**
 * Whoever changes what a calendar shows, at commit it is told that something of these days changed, and nothing of what
 * (docs/adr/0057-live-changes.md): one notice for a statement, whatever number of rows.
 */
export default class LiveChanges extends Migration {
  up() {
    for (const told of tables) {
      const name = `${told.table}_told`
      this.run(`
        create function public.${name}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
          perform pg_notify('calendar_changes',
            concat_ws(' ', c.tenant_id, to_char(min(${told.from}), 'YYYY-MM-DD'), to_char(max(${told.until}), 'YYYY-MM-DD')))
          from ${told.rows ?? 'changed'} c group by c.tenant_id;
          return null;
        end $$;`)
      for (const [event, suffix, rows] of events)
        this.run(`
          create trigger ${name}_${suffix} after ${event} on public.${told.table}
            referencing ${rows} table as changed for each statement execute function public.${name}();`)
    }
    this.uses()
  }

  /** Of many sessions at once, what ends a stream; who a person is and what they may, open_session() tells of one. */
  private uses() {
    this.run(`
      create function platform.uses_of(wanted text[])
      returns table (id text, seen_at timestamptz, locked_at timestamptz, renewal_due boolean)
      language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
      declare tenant uuid := platform.entered();
      begin
        return query
          select s.id, s.seen_at, s.locked_at, s.renewal_due
          from platform.sessions s join public.users u on u.tenant_id = s.tenant_id and u.id = s.user_id
          where s.id = any (wanted) and s.tenant_id = tenant and s.expires_at > now()
            and u.status = 'active' and u.archived_at is null;
      end $$;
      revoke execute on function platform.uses_of(text[]) from public;
      grant execute on function platform.uses_of(text[]) to ${applicationRole()};`)
  }
}
