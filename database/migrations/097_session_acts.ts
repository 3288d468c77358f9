import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const ofAct = `
  tenant_id uuid not null references platform.tenants,
  act_id uuid not null,
  foreign key (tenant_id, act_id) references public.session_acts (tenant_id, id) on delete cascade,
  kept jsonb check (jsonb_typeof(kept) = 'object')`

const hangsOn = (table: string, parent: string, column: string) => `
  create index ${table}_by_${column} on public.${table} (tenant_id, ${column});
  ${isolate(`public.${table}`)}
  ${limitToBranches(table, withRecord(table, parent, column))}`

/** What an act on class sessions changed, so that it can be undone exactly (docs/adr/0058-undo-of-session-acts.md). */
export default class SessionActs extends Migration {
  up() {
    this.run(`
      create table public.session_acts (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        made_at timestamptz not null,
        undone_at timestamptz,
        primary key (tenant_id, id)
      );
      create index session_acts_by_age on public.session_acts (tenant_id, made_at);
      ${isolate('public.session_acts')}`)
    this.sessions()
    this.series()
    this.told()
  }

  /** Nothing is kept of one that was scheduled by the act; of one that the act only let have its hour again, its mark. */
  private sessions() {
    this.run(`
      create table public.session_act_sessions (${ofAct},
        session_id uuid not null,
        version integer not null check (version > 0),
        is_beside boolean not null,
        primary key (tenant_id, act_id, session_id),
        foreign key (tenant_id, session_id) references public.class_sessions (tenant_id, id) on delete cascade
      );
      ${hangsOn('session_act_sessions', 'class_sessions', 'session_id')}`)
  }

  /** Not every change of a series counts a version: what the act left is compared as a whole. */
  private series() {
    this.run(`
      create table public.session_act_series (${ofAct},
        series_id uuid not null,
        left_as jsonb not null check (jsonb_typeof(left_as) = 'object'),
        primary key (tenant_id, act_id, series_id),
        foreign key (tenant_id, series_id) references public.class_series (tenant_id, id) on delete cascade
      );
      ${hangsOn('session_act_series', 'class_series', 'series_id')}`)
  }

  /** An announcement has the id of its act, which is forgotten long before it. */
  private told() {
    this.run(`alter table public.announcements add undone_act_id uuid`)
  }
}
