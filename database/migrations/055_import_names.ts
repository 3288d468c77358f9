import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/**
 * The names of an import that its file has in one language only, how many of its rows carry each, and what somebody
 * accepted for the other one: null until somebody has looked, '' where it was left out (docs/adr/0035).
 */
export default class ImportNames extends Migration {
  up() {
    this.run(`
      alter table public.imports
        add one_script integer not null default 0,
        add paired integer not null default 0;
      create table public.import_names (
        tenant_id uuid not null references platform.tenants,
        import_id uuid not null,
        name text not null check (length(name) between 1 and 60),
        times integer not null check (times >= 0),
        other text check (length(other) <= 60),
        primary key (tenant_id, import_id, name),
        foreign key (tenant_id, import_id) references public.imports (tenant_id, id) on delete cascade
      );
      create index import_names_accepted on public.import_names (tenant_id, import_id, name) where other <> '';
      ${isolate('public.import_names')}`)
  }
}
