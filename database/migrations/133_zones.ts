import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

const records = ['class_sessions', 'class_series', 'absences', 'branches']

/**
 * Zones as Node.js knows them (docs/adr/0069-one-zone-table.md): a start fills them in, and who chooses one
 * adds it.
 */
export default class Zones extends Migration {
  up() {
    this.run(`
      create table platform.zones (
        name text collate "C" primary key,
        is_chosen boolean not null default true,
        table_version text not null default '',
        starts timestamptz[] not null default '{}',
        local_starts timestamptz[] not null default '{}',
        offsets integer[] not null default '{}',
        check (cardinality(starts) = cardinality(local_starts)),
        check (cardinality(offsets) = greatest(0, cardinality(starts) - 1))
      );
      alter table platform.zones alter starts set storage plain, alter local_starts set storage plain,
        alter offsets set storage plain;
      grant select, insert, update on platform.zones to ${applicationRole()};`)
    this.run(`insert into platform.zones (name) select distinct timezone from platform.tenants`)
    for (const table of records)
      this.inEveryCentre(`
        insert into platform.zones (name)
        select distinct time_zone from public.${table} where time_zone is not null on conflict do nothing;`)
  }
}
