import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/**
 * A row of a timetable makes many class sessions. What the rows of a dry run would take up is remembered until the import
 * runs, so that a later batch of the same file meets it (docs/adr/0049-timetable-imports.md).
 */
export default class SessionImports extends Migration {
  up() {
    this.run(`
      alter table public.imports
        add sessions_planned integer not null default 0,
        add sessions_made integer not null default 0,
        add sessions_undone integer not null default 0,
        add sessions_kept integer not null default 0;
      alter table public.import_rows
        add sessions integer check (sessions >= 0),
        drop constraint import_rows_outcome_check,
        add constraint import_rows_outcome_check check (outcome in
          ('invalid', 'incomplete', 'planned', 'created', 'updated', 'skipped', 'failed', 'undone', 'kept'));
      create table public.import_bookings (
        tenant_id uuid not null references platform.tenants,
        import_id uuid not null,
        row integer not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        instructor_id uuid,
        room_id uuid,
        group_id uuid,
        primary key (tenant_id, import_id, row, starts_at),
        foreign key (tenant_id, import_id) references public.imports (tenant_id, id) on delete cascade
      );
      ${isolate('public.import_bookings')}`)
  }
}
