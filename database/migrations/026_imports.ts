import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

export default class Imports extends Migration {
  up() {
    this.imports()
    this.rows()
    // A worker that was killed misses two beats; then another one goes on where it stopped
    this.run(`select jobs.create_queue('imports',
      '{"policy": "standard", "retryLimit": 5, "retryDelay": 1, "heartbeatSeconds": 20, "expireInSeconds": 3600}'::jsonb)`)
  }

  /**
   * `next_row` is the last row the present step has dealt with; a batch and its new place are one
   * transaction.
   */
  private imports() {
    this.run(`
      create table public.imports (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        entity text not null,
        file_name text not null check (length(file_name) between 1 and 255),
        size integer not null check (size > 0),
        file text,
        format text not null check (format in ('csv', 'xlsx')),
        encoding text,
        delimiter text,
        headings jsonb not null,
        sample jsonb not null,
        total integer not null check (total > 0),
        mapping jsonb not null,
        date_order text not null default 'dmy' check (date_order in ('dmy', 'mdy')),
        policy text not null default 'skip' check (policy in ('skip', 'update', 'create')),
        status text not null default 'mapping' check (status in
          ('mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone', 'stopped')),
        step text not null default 'check' check (step in ('check', 'run', 'undo')),
        next_row integer not null default 0,
        handled integer not null default 0,
        to_create integer not null default 0,
        to_update integer not null default 0,
        to_skip integer not null default 0,
        invalid integer not null default 0,
        created integer not null default 0,
        updated integer not null default 0,
        skipped integer not null default 0,
        failed integer not null default 0,
        undone integer not null default 0,
        kept integer not null default 0,
        started_by uuid,
        started_by_name text not null,
        started_by_name_other text,
        request_id text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz,
        primary key (tenant_id, id)
      );
      create index imports_by_creation on public.imports (tenant_id, created_at desc, id desc);
      ${isolate('public.imports')}
    `)
  }

  private rows() {
    this.run(`
      create table public.import_rows (
        tenant_id uuid not null references platform.tenants,
        import_id uuid not null,
        row integer not null check (row > 1),
        outcome text not null check (outcome in
          ('invalid', 'created', 'updated', 'skipped', 'failed', 'undone', 'kept')),
        record_id uuid,
        number text,
        cells jsonb,
        problems jsonb,
        before jsonb,
        version integer,
        primary key (tenant_id, import_id, row),
        foreign key (tenant_id, import_id) references public.imports (tenant_id, id) on delete cascade
      );
      create index import_rows_by_outcome on public.import_rows (tenant_id, import_id, outcome, row);
      ${isolate('public.import_rows')}
    `)
  }
}
