import { catalogueOrder } from '#database/list_order'
import { Migration } from '#database/migration'
import { bookkeeping, isolate } from '#database/tenant_table'

const named = `
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  check (num_nonnulls(name_en, name_ar) > 0)`

/** Both days are part of it. */
const days = `
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on)`

/** Without a branch it is the whole centre's. */
const ofBranch = `
  branch_id uuid,
  foreign key (tenant_id, branch_id) references public.branches (tenant_id, id)`

/** When a centre is shut, open, and keeps other hours (docs/adr/0042-holidays-and-hours.md). */
export default class Hours extends Migration {
  up() {
    this.holidays()
    this.openingHours()
    this.timings()
  }

  /**
   * `preset` and `preset_year` tell which public holiday it was taken over from; a deleted one may
   * be taken over again.
   */
  private holidays() {
    this.run(`
      create table public.holidays (
        tenant_id uuid not null references platform.tenants,
        id uuid not null, ${named}, ${days}, ${ofBranch},
        search_text text not null generated always as (search.catalogue_text('', name_en, name_ar)) stored,
        preset text check (length(preset) between 1 and 60),
        preset_year smallint,
        ${bookkeeping},
        primary key (tenant_id, id),
        unique (tenant_id, preset, preset_year),
        check ((preset is null) = (preset_year is null))
      );
      ${catalogueOrder('holidays')}
      create index holidays_in_order on public.holidays (tenant_id, starts_on, id) where archived_at is null;
      create index holidays_by_branch on public.holidays (tenant_id, branch_id);
      ${isolate('public.holidays')}`)
  }

  /** A week is saved whole and by version; its windows are half-open, and `24:00` ends a day. */
  private openingHours() {
    this.run(`
      create table public.opening_weeks (
        tenant_id uuid not null references platform.tenants,
        id uuid not null, ${ofBranch},
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique nulls not distinct (tenant_id, branch_id)
      );
      ${isolate('public.opening_weeks')}

      create table public.opening_hours (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        week_id uuid not null,
        weekday smallint not null check (weekday between 1 and 7),
        opens time not null,
        closes time not null check (closes > opens),
        primary key (tenant_id, id),
        foreign key (tenant_id, week_id) references public.opening_weeks (tenant_id, id) on delete cascade
      );
      create index opening_hours_by_week on public.opening_hours (tenant_id, week_id, weekday, opens);
      ${isolate('public.opening_hours')}`)
  }

  private timings() {
    this.run(`
      create extension if not exists btree_gist schema public;
      create table public.timings (
        tenant_id uuid not null references platform.tenants,
        id uuid not null, ${named}, ${days}, ${ofBranch},
        shift_minutes smallint not null default 0 check (shift_minutes between -720 and 720),
        shorten_minutes smallint not null default 0 check (shorten_minutes between 0 and 720),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        check (shift_minutes <> 0 or shorten_minutes <> 0),
        constraint timings_never_overlap exclude using gist (
          tenant_id with =,
          coalesce(branch_id, '00000000-0000-0000-0000-000000000000') with =,
          daterange(starts_on, ends_on, '[]') with &&)
      );
      create index timings_by_day on public.timings (tenant_id, starts_on);
      create index timings_by_branch on public.timings (tenant_id, branch_id);
      ${isolate('public.timings')}`)
  }
}
